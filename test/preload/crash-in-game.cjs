// Plants a bug: what sorts the hands for the dealing screen fails as only a fault of the program could.
Array.prototype.toSorted = () => {
  throw new TypeError('planted');
};
