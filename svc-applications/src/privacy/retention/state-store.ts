import type { Knex } from 'knex';
import type { ClockSeen } from '../../application';

export interface StateStore {
  clock(): Promise<ClockSeen>;
  /** Reads the clock's state as `clock` does, and locks it until this transaction ends. */
  lockClock(): Promise<ClockSeen>;
  setClock(seen: ClockSeen): Promise<void>;
  /** The time of the newest change of any application. */
  newestChange(): Promise<Date | undefined>;
  /**
   * Takes a nightly run, unless it is done or another replica has it, and keeps it until `leaseUntil`. Call it within a
   * transaction. Returns whether it was taken.
   */
  takeDailyJob(runAt: Date, now: Date, leaseUntil: Date): Promise<boolean>;
  /** Counts an erased application and extends the lease; returns false if the run has erased as many as it may. */
  countEnded(runAt: Date, most: number, leaseUntil: Date): Promise<boolean>;
  runDone(runAt: Date, now: Date): Promise<void>;
  /** The last nightly run. */
  lastRun(): Promise<{ at: Date; ended: number; done: boolean } | undefined>;
}

interface StateRow {
  id: number;
  seen_at: Date | null;
  steady_since_at: Date | null;
  doubted_from_at: Date | null;
  night_at: Date | null;
  lease_until_at: Date | null;
  done_at: Date | null;
  ended: number;
}

export function stateStore(knex: Knex): StateStore {
  const rows = () => knex<StateRow>('retention_state').where({ id: 1 });
  return {
    clock: async () => toSeen(await rows().first()),
    lockClock: async () => toSeen(await rows().forUpdate().first()),
    async setClock({ seenAt, steadySinceAt, doubtedFromAt }) {
      await rows().update({
        seen_at: seenAt,
        steady_since_at: steadySinceAt,
        doubted_from_at: doubtedFromAt,
      });
    },
    async newestChange() {
      const row: Partial<{ last_at: Date | null }> | undefined = await knex('applications')
        .max('updated_at as last_at')
        .first();
      return row?.last_at ?? undefined;
    },
    async takeDailyJob(runAt, now, leaseUntil) {
      const row = await rows().forUpdate().first();
      const isSame = row?.night_at?.getTime() === runAt.getTime();
      if (isSame && (row.done_at || (row.lease_until_at && row.lease_until_at > now))) return false;
      await rows().update({
        night_at: runAt,
        lease_until_at: leaseUntil,
        done_at: null,
        ...(!isSame && { ended: 0 }),
      });
      return true;
    },
    async countEnded(runAt, most, leaseUntil) {
      const open = rows().where({ night_at: runAt }).where('ended', '<', most);
      return (await open.update({ ended: knex.raw('ended + 1'), lease_until_at: leaseUntil })) > 0;
    },
    async runDone(runAt, now) {
      await rows().where({ night_at: runAt }).update({ done_at: now });
    },
    async lastRun() {
      const row = await rows().first();
      return row?.night_at
        ? { at: row.night_at, ended: Number(row.ended), done: row.done_at !== null }
        : undefined;
    },
  };
}

const toSeen = (row: StateRow | undefined): ClockSeen => ({
  seenAt: row?.seen_at ?? null,
  steadySinceAt: row?.steady_since_at ?? null,
  doubtedFromAt: row?.doubted_from_at ?? null,
});
