// Decks, cards and random games of Indigo for tests.
import fc from 'fast-check';
import { Indigo } from '../../../src/games/indigo/rules.ts';
import { CARDS, parseCard } from '../../../src/table/cards.ts';
import { type Listener, NOBODY, type Shuffler } from '../../../src/table/game.ts';
import { MoveList } from '../../../src/table/move-list.ts';
import { dealerStream, type Stream, shuffle } from '../../../src/table/random.ts';

export const allCards = Array.from({ length: CARDS }, (_, card) => card);

export function card(name: string): number {
  const found = parseCard(name);
  if (found === undefined) throw new Error(name);
  return found;
}

export const cards = (names: string): number[] => names.split(' ').map(card);

/** A whole deck that begins with these cards; the others follow from the lowest to the highest. */
export function deckFrom(names: string): number[] {
  const start = cards(names);
  return [...start, ...allCards.filter((card) => !start.includes(card))];
}

/** Four kings on the table; then nobody ever has the suit or the rank of the top card, whatever is played. */
export function deckWithoutWins(): number[] {
  const red = ['A 2 3', '4 5 6', '7 8 9', '10 J Q'].map((ranks) => ranks.split(' '));
  const black = [red[2], red[3], red[0], red[1]];
  const both = (ranks: string[], suits: string[]) =>
    ranks.flatMap((rank) => suits.map((suit) => rank + suit));
  const hands = red.flatMap((ranks, deal) => [
    ...both(ranks, ['D', 'H']),
    ...both(black[deal], ['C', 'S']),
  ]);
  return cards(['KC', 'KD', 'KH', 'KS', ...hands].join(' '));
}

export const anyStart = fc.record({
  deck: fc.shuffledSubarray(allCards, { minLength: CARDS }),
  first: fc.constantFrom(0, 1),
});

export const noShuffle: Shuffler = () => {
  throw new Error('Indigo never shuffles in the middle of a game');
};

export const shuffler =
  (stream: Stream): Shuffler =>
  (cards) =>
    shuffle(cards, stream);

export function play(indigo: Indigo, names: string, listener?: Listener): Indigo {
  for (const move of cards(names)) indigo.play(move, noShuffle, listener);
  return indigo;
}

export function randomStart(stream: Stream): Indigo {
  const deck = [...allCards];
  shuffle(deck, stream);
  return new Indigo({ deck, first: stream.below(2) });
}

/** Plays random cards until the game is over or `turns` cards are played; tells of every position before a card. */
export function playRandomly(
  indigo: Indigo,
  stream: Stream,
  turns = Number.POSITIVE_INFINITY,
  before?: (indigo: Indigo, moves: MoveList) => void,
): Indigo {
  const moves = new MoveList();
  while (indigo.toMove !== NOBODY && indigo.turns < turns) {
    indigo.listMoves(moves);
    before?.(indigo, moves);
    indigo.play(moves.at(stream.below(moves.length)), noShuffle);
  }
  return indigo;
}

/** Position after a random number of random cards, never the end. */
export function randomPosition(seed: number): Indigo {
  const stream = dealerStream(seed);
  const start = randomStart(stream);
  return playRandomly(start, stream, stream.below(48));
}
