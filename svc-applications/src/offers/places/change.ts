import { placeLimits, placeMessages as t } from '@portal/contract-svc-applications-v1';
import { daysAfter } from '@portal/service-kit/calendar';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { type Act, recordAct, type Service, type Stores } from '../../platform';
import type { NewDayOff, NewPlacePeriod, PlacePeriod } from './place';
import { mondayOf, roomIn, weeksIn } from './weeks';

type Parts = Pick<Service, 'stores' | 'clock'>;
type By = Act['actor'];

/** A period with how many of its places are taken or offered. */
export type PeriodNow = PlacePeriod & Pick<ReturnType<typeof roomIn>, 'taken' | 'offered' | 'over'>;

/** All periods with the numbers of their places, and all days off. */
export async function placeSettings({ places }: Pick<Stores, 'places'>) {
  const all = { from: '0000-01-01', until: '9999-12-31' };
  const [periods, daysOff] = [await places.periods(all), await places.daysOff(all)];
  const taken = await places.taken(all);
  const now = periods.map((period): PeriodNow => {
    const ofProgramme = taken.filter(({ programme }) => programme === period.programme);
    return { ...period, ...standing(roomIn(period, ofProgramme)) };
  });
  return { periods: now, daysOff };
}

const standing = ({ taken, offered, over }: ReturnType<typeof roomIn>) => ({ taken, offered, over });

/**
 * Adds a period, or one for each of its weeks.
 * @throws Conflict if there are too many
 */
export const addPeriods = (
  parts: Parts,
  actor: By,
  period: NewPlacePeriod,
  weekly: boolean,
): Promise<PeriodNow[]> =>
  changing(parts, actor, { made: period, weekly }, async (trx) => {
    // Asked before the weeks are listed: until the year 2999 they are tens of thousands.
    if (weekly && period.until >= daysAfter(mondayOf(period.from), placeLimits.periods * 7))
      throw new Conflict(t.enough);
    const spans = weekly ? weeksIn(period) : [period];
    if ((await trx.places.countPeriods()) + spans.length > placeLimits.periods) throw new Conflict(t.enough);
    const made: PeriodNow[] = [];
    for (const { from, until } of spans)
      made.push(await periodNow(trx, await trx.places.insertPeriod({ ...period, from, until })));
    return made;
  });

/**
 * Changes a period. Accepted offers stay; if there are fewer places now, the surplus is reported as `over`.
 * @throws NotFound
 */
export const changePeriod = (
  parts: Parts,
  actor: By,
  id: number,
  period: NewPlacePeriod,
): Promise<PeriodNow> =>
  changing(parts, actor, { period: id, changed: period }, async (trx) => {
    const before = await trx.places.period(id);
    if (!before) throw new NotFound(t.gone);
    await trx.places.updatePeriod(id, { ...period, roundId: before.roundId });
    const now = await periodNow(trx, id);
    await passOnAdded(trx, before, now);
    return now;
  });

/**
 * Removes a period.
 * @throws NotFound
 */
export const removePeriod = (parts: Parts, actor: By, id: number): Promise<void> =>
  changing(parts, actor, { period: id, removed: true }, async (trx) => {
    const before = await trx.places.period(id);
    if (!before) throw new NotFound(t.gone);
    await trx.places.removePeriod(id);
    await trx.places.takeAdded(before, before.places);
  });

export const addDayOff = (parts: Parts, actor: By, dayOff: NewDayOff): Promise<number> =>
  changing(parts, actor, { day_off: dayOff }, (trx) => trx.places.insertDayOff(dayOff));

/**
 * Removes a day off.
 * @throws NotFound
 */
export const removeDayOff = (parts: Parts, actor: By, id: number): Promise<void> =>
  changing(parts, actor, { day_off: id, removed: true }, async (trx) => {
    if (!(await trx.places.removeDayOff(id))) throw new NotFound(t.gone);
  });

/** The most added places that are offered at once, so that the resulting list stays readable. */
const addedMost = 10;

/**
 * Makes added places available to the next people on the waiting list, as far as they are free. Fewer places, or other
 * days, take added places away again.
 */
async function passOnAdded(
  { places, databaseNow }: Stores,
  before: PlacePeriod,
  now: PeriodNow,
): Promise<void> {
  const isSame = before.programme === now.programme && before.from === now.from && before.until === now.until;
  const added = isSame ? now.places - before.places : 0;
  const gone = isSame ? -added : before.places;
  if (gone > 0) await places.takeAdded(before, gone);
  const free = Math.min(added, now.places - now.taken - now.offered, addedMost);
  if (free > 0) await places.noteAdded(now, free, await databaseNow());
}

async function periodNow({ places }: Pick<Stores, 'places'>, id: number): Promise<PeriodNow> {
  const period = await places.period(id);
  if (!period) throw new NotFound(t.gone);
  return { ...period, ...standing(roomIn(period, await places.taken(period))) };
}

const changing = <T>(
  { stores, clock }: Parts,
  actor: By,
  details: object,
  work: (trx: Stores) => Promise<T>,
): Promise<T> =>
  stores.transaction(async (trx) => {
    const result = await work(trx);
    await recordAct(trx, { actor, action: 'places_changed', details }, clock());
    return result;
  });
