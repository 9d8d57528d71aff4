import { type Span, type Stores, spanOf } from '../../platform';
import { overlap } from '../offers/offer';
import type { PlacePeriod } from './place';

/** What the functions about rooms and clashes read. */
export interface PlaceReads {
  places: Pick<Stores['places'], 'periods' | 'taken' | 'daysOff' | 'takenInRound'>;
  rounds: Pick<Stores['rounds'], 'find'>;
  offers: Pick<Stores['offers'], 'livingOf'>;
}

/**
 * Reads everything about this programme within this span once, so that many places need no more statements than one.
 * For display only, never for accepting an offer.
 */
export function readOnce(stores: PlaceReads, span: Span & Pick<PlacePeriod, 'programme'>): PlaceReads {
  const { programme } = span;
  const periods = askedOnce(() => stores.places.periods(span));
  const daysOff = askedOnce(() => stores.places.daysOff(span));
  const taken = askedOnce(async () =>
    stores.places.taken({ programme, ...(spanOf([span, ...(await periods())]) ?? span) }),
  );
  return {
    places: {
      periods: async (days) => (await periods()).filter((period) => overlap(period, days)),
      daysOff: async (days) => (await daysOff()).filter((dayOff) => overlap(dayOff, days)),
      taken: async (days) => (await taken()).filter((offer) => overlap(offer, days)),
      takenInRound: remembered((id) => stores.places.takenInRound(id)),
    },
    rounds: { find: remembered((id) => stores.rounds.find(id)) },
    offers: { livingOf: remembered((personId) => stores.offers.livingOf(personId)) },
  };
}

function askedOnce<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** Remembers the answer to each key. */
export function remembered<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}
