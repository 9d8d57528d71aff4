import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { BlindPhase } from '../phase';
import { type ToReadStore, toReadStore } from './to-read-store';

interface PhaseRow {
  id: number;
  programme: ApplicationType;
  open_for: string | null;
  begun_at: Date;
  begun_by_name: string;
}

type By = { id: number; name: string };

export interface BlindStore extends ToReadStore {
  /** The phases that have not ended. */
  open(): Promise<BlindPhase[]>;
  /** The current phase of a programme; undefined if its names are not hidden. */
  openFor(programme: ApplicationType): Promise<BlindPhase | undefined>;
  /** Whether this application is of a programme that is read without names. */
  covers(applicationId: number): Promise<boolean>;
  /** Returns false if the programme already has a current phase. */
  begin(programme: ApplicationType, by: By, now: Date): Promise<boolean>;
  /** Returns false if the programme has no current phase. */
  end(programme: ApplicationType, by: By, now: Date): Promise<boolean>;
}

const toPhase = ({ id, programme, begun_at, begun_by_name }: PhaseRow): BlindPhase => ({
  id,
  programme,
  begunAt: begun_at,
  begunBy: begun_by_name,
});

export function blindStore(knex: Knex): BlindStore {
  const opened = () => knex<PhaseRow>('blind_phases').whereNotNull('open_for');
  return {
    ...toReadStore(knex),
    open: async () => (await opened().orderBy('id')).map(toPhase),
    async openFor(programme) {
      const row = await opened().where({ open_for: programme }).first();
      return row && toPhase(row);
    },
    async covers(applicationId) {
      const found = await knex('applications as a')
        .join('blind_phases as b', 'b.open_for', 'a.type')
        .where('a.id', applicationId)
        .first('a.id');
      return found !== undefined;
    },
    async begin(programme, by, now) {
      if (await opened().where({ open_for: programme }).first('id')) return false;
      const row = { programme, open_for: programme, begun_at: now, begun_by: by.id, begun_by_name: by.name };
      await knex('blind_phases').insert(row).onConflict('open_for').ignore();
      return true;
    },
    async end(programme, by, now) {
      const changes = { open_for: null, ended_at: now, ended_by: by.id, ended_by_name: by.name };
      return (await knex('blind_phases').where({ open_for: programme }).update(changes)) > 0;
    },
  };
}
