import type { Stores } from '../../platform';
import { overlap } from '../offers/offer';
import type { PlacePeriod } from './place';

/** What rooms and clashes ask about places. */
export interface PlaceReads {
  places: Pick<Stores['places'], 'periods' | 'taken' | 'daysOff' | 'takenInRound'>;
  rounds: Pick<Stores['rounds'], 'find'>;
  offers: Pick<Stores['offers'], 'livingOf'>;
}

type Span = Pick<PlacePeriod, 'from' | 'until'>;

/**
 * Answers as the stores do about days of this programme within this span, from what was read once: many places take as
 * many statements as a single one. For showing alone, never within an acceptance.
 */
export function readOnce(stores: PlaceReads, span: Span & Pick<PlacePeriod, 'programme'>): PlaceReads {
  const { programme } = span;
  const periods = remembered((_all: 'all') => stores.places.periods(span));
  const daysOff = remembered((_all: 'all') => stores.places.daysOff(span));
  const taken = remembered(async (_all: 'all') => {
    const whole = [span, ...(await periods('all'))];
    const from = whole.map((one) => one.from).sort()[0] ?? span.from;
    const until =
      whole
        .map((one) => one.until)
        .sort()
        .at(-1) ?? span.until;
    return stores.places.taken({ programme, from, until });
  });
  const takenIn = remembered(async (days: string) => {
    const [from = '', until = ''] = days.split(' ');
    return (await taken('all')).filter((offer) => overlap(offer, { from, until }));
  });
  return {
    places: {
      periods: async (days) => (await periods('all')).filter((period) => overlap(period, days)),
      daysOff: async (days) => (await daysOff('all')).filter((dayOff) => overlap(dayOff, days)),
      taken: ({ from, until }) => takenIn(`${from} ${until}`),
      takenInRound: remembered((id) => stores.places.takenInRound(id)),
    },
    rounds: { find: remembered((id) => stores.rounds.find(id)) },
    offers: { livingOf: remembered((personId) => stores.offers.livingOf(personId)) },
  };
}

/** Asks once for each key. */
export function remembered<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}
