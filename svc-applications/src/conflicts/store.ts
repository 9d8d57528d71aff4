import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { Application } from '../applications/application';
import { readsBlind } from '../blind/phase';
import { blindStore } from '../blind/store';
import type { Reader } from './hidden-beside-store';
import { type Hidden, onlyHidden } from './hidden-store';
import { knowsApplicant } from './known-store';

/** A member of staff knows an applicant: they read nothing of this person. */
export interface KnownApplicant {
  id: number;
  readerId: number;
  reader: string;
  /** Where they said so. */
  applicationId: number;
  applicationType: ApplicationType | null;
  declaredAt: Date;
}

type Subject = Pick<Application, 'id' | 'personId'>;

export interface ConflictStore {
  /** Says that a member of staff knows an applicant, and ends what they were assigned of this person; twice is fine. */
  declare(reader: { id: number; name: string }, application: Subject, now: Date): Promise<void>;
  /** Everybody who knows an applicant, the newest first. */
  all(): Promise<KnownApplicant[]>;
  find(id: number): Promise<KnownApplicant | undefined>;
  lift(id: number): Promise<void>;
  /** Who knows this applicant. */
  onApplication(application: Subject): Promise<KnownApplicant[]>;
  readersWhoKnow(application: Subject): Promise<number[]>;
  /** Whether this member of staff knows the applicant. */
  knows(readerId: number, applicationId: number): Promise<boolean>;
  /** The applications of everybody whom this member of staff knows. */
  knownBy(readerId: number): Promise<number[]>;
  /** What this member of staff must not see: whom they know, and what is read without names. */
  hiddenFrom(reader: Reader): Promise<Hidden>;
  /** Those of these applications that this member of staff must not see. */
  hiddenAmong(reader: Reader, applicationIds: number[]): Promise<Set<number>>;
  /** The pairs of these readers and applications that must not be. */
  between(readerIds: number[], applicationIds: number[]): Promise<{ reader: number; application: number }[]>;
}

export function conflictStore(knex: Knex): ConflictStore {
  const listed = () =>
    knex('reading_conflicts as k')
      .leftJoin('applications as a', 'a.id', 'k.application_id')
      .select<Row[]>('k.*', 'a.type as application_type');
  const about = (query: Knex.QueryBuilder, { id, personId }: Subject) =>
    query.where((either) => either.where('k.person_id', personId).orWhere('k.application_id', id));
  const joined = (query: Knex.QueryBuilder) =>
    query.joinRaw('join applications as a on a.person_id = k.person_id or a.id = k.application_id');
  async function knownBy(readerId: number): Promise<number[]> {
    const known: Pick<Row, 'person_id' | 'application_id'>[] = await knex('reading_conflicts')
      .where({ staff_id: readerId })
      .select('person_id', 'application_id');
    if (known.length === 0) return [];
    const people = known.map(({ person_id }) => person_id);
    const theirs: number[] = await knex('applications').whereIn('person_id', people).pluck('id');
    return [...new Set([...theirs, ...known.map(({ application_id }) => application_id)])];
  }
  const hiddenFrom = async (reader: Reader): Promise<Hidden> => ({
    applications: await knownBy(reader.personId),
    programmes: readsBlind(reader) ? (await blindStore(knex).open()).map(({ programme }) => programme) : [],
  });
  return {
    async declare(reader, { id, personId }, now) {
      const row = {
        staff_id: reader.id,
        staff_name: reader.name,
        person_id: personId,
        application_id: id,
        created_at: now,
      };
      await knex('reading_conflicts').insert(row).onConflict(['staff_id', 'application_id']).ignore();
      const theirs = knex('applications').where({ person_id: personId }).orWhere({ id }).select('id');
      await knex('reading_assignments')
        .where({ staff_id: reader.id })
        .whereIn('application_id', theirs)
        .delete();
    },
    all: async () => (await listed().orderBy('k.id', 'desc')).map(toKnown),
    async find(id) {
      const [row] = await listed().where('k.id', id);
      return row && toKnown(row);
    },
    async lift(id) {
      await knex('reading_conflicts').where({ id }).delete();
    },
    onApplication: async (application) =>
      ((await about(listed().orderBy('k.id'), application)) as Row[]).map(toKnown),
    readersWhoKnow: (application) =>
      about(knex('reading_conflicts as k'), application).pluck('k.staff_id') as unknown as Promise<number[]>,
    async knows(readerId, applicationId) {
      const theirs = knex('applications as a').where('a.id', applicationId);
      return (await theirs.whereExists(knowsApplicant(knex, readerId)).first('a.id')) !== undefined;
    },
    knownBy,
    hiddenFrom,
    async hiddenAmong(reader, applicationIds) {
      const hidden = await hiddenFrom(reader);
      const found = onlyHidden(knex('applications as a').whereIn('a.id', applicationIds), hidden);
      return new Set<number>(await found.pluck('a.id'));
    },
    async between(readerIds, applicationIds) {
      const rows: { staff_id: number; id: number }[] = await joined(
        knex('reading_conflicts as k').whereIn('k.staff_id', readerIds),
      )
        .whereIn('a.id', applicationIds)
        .select('k.staff_id', 'a.id');
      return rows.map(({ staff_id, id }) => ({ reader: staff_id, application: id }));
    },
  };
}

interface Row {
  id: number;
  staff_id: number;
  staff_name: string;
  person_id: number;
  application_id: number;
  application_type: ApplicationType | null;
  created_at: Date;
}

const toKnown = (row: Row): KnownApplicant => ({
  id: row.id,
  readerId: row.staff_id,
  reader: row.staff_name,
  applicationId: row.application_id,
  applicationType: row.application_type,
  declaredAt: row.created_at,
});
