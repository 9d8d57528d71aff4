import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { Application } from '../../application';
import { type Hidden, onlyHidden } from '../../platform';
import { blindStore } from '../blind/store';
import { knowsApplicant } from '../known-store';
import { readsBlind } from '../phase';
import type { ListReader } from './hidden-beside-store';

/** A conflict: a member of staff knows an applicant and may read nothing of this person. */
export interface KnownApplicant {
  id: number;
  readerId: number;
  reader: string;
  personId: number;
  /** The application on which the conflict was declared. */
  applicationId: number;
  applicationType: ApplicationType | null;
  declaredAt: Date;
  /** The declared conflict from which this one follows, since staff marked both applications as of the same person. */
  sourceId: number | null;
  /** The application of the declared conflict. */
  source: { id: number; type: ApplicationType } | null;
}

/** A conflict to be derived from a declared one. */
export interface NewDerived {
  reader: { id: number; name: string };
  applicationId: number;
  personId: number;
  sourceId: number;
}

type Subject = Pick<Application, 'id' | 'personId'>;

export interface ConflictStore {
  /** Records that a member of staff knows an applicant, and ends their assignments for this person; idempotent. */
  declare(reader: { id: number; name: string }, application: Subject, now: Date): Promise<void>;
  /** All conflicts in force, newest first. */
  all(): Promise<KnownApplicant[]>;
  find(id: number): Promise<KnownApplicant | undefined>;
  /** Whether this reader declared a conflict for this application, or for another one of the same account. */
  hasDeclared(readerId: number, applicationId: number): Promise<boolean>;
  /** All conflicts about these applications, lifted ones included. */
  rowsOn(applications: Subject[]): Promise<KnownApplicant[]>;
  /** Stores a derived conflict. Assignments stay, so that they count again when the conflict ends. */
  derive(derived: NewDerived, now: Date): Promise<void>;
  /** Changes the declared conflict from which a derived one follows. */
  follow(id: number, sourceId: number): Promise<void>;
  remove(id: number): Promise<void>;
  removeWithDerived(id: number): Promise<void>;
  /** Lifts a derived conflict; it does not come back while its source stands. */
  liftDerived(id: number, now: Date): Promise<void>;
  /** The conflicts of staff with this applicant. */
  onApplication(application: Subject): Promise<KnownApplicant[]>;
  readersWhoKnow(application: Subject): Promise<number[]>;
  /** Whether this member of staff knows the applicant. */
  knows(readerId: number, applicationId: number): Promise<boolean>;
  /** The ids of all applications of the people whom this member of staff knows. */
  knownBy(readerId: number): Promise<number[]>;
  /** What this member of staff must not see: applicants whom they know, and programmes that are read without names. */
  hiddenFrom(reader: ListReader): Promise<Hidden>;
  /** The ids of these applications that this member of staff must not see. */
  hiddenAmong(reader: ListReader, applicationIds: number[]): Promise<Set<number>>;
  /** The pairs of these readers and applications between which there is a conflict. */
  between(readerIds: number[], applicationIds: number[]): Promise<{ reader: number; application: number }[]>;
}

export function conflictStore(knex: Knex): ConflictStore {
  const everyone = () =>
    knex('reading_conflicts as k')
      .leftJoin('applications as a', 'a.id', 'k.application_id')
      .leftJoin('reading_conflicts as s', 's.id', 'k.source_id')
      .leftJoin('applications as sa', 'sa.id', 's.application_id')
      .select<Row[]>(
        'k.*',
        'a.type as application_type',
        'sa.id as source_application',
        'sa.type as source_type',
      );
  const listed = () => everyone().whereNull('k.lifted_at');
  const about = (query: Knex.QueryBuilder, { id, personId }: Subject) =>
    query.where((either) => either.where('k.person_id', personId).orWhere('k.application_id', id));
  const joined = (query: Knex.QueryBuilder) =>
    query
      .joinRaw('join applications as a on a.person_id = k.person_id or a.id = k.application_id')
      .whereNull('k.lifted_at');
  async function knownBy(readerId: number): Promise<number[]> {
    const known = await declaredBy(knex, { readerId });
    if (known.length === 0) return [];
    const people = known.map(({ person_id }) => person_id);
    const theirs: number[] = await knex('applications').whereIn('person_id', people).pluck('id');
    return [...new Set([...theirs, ...known.map(({ application_id }) => application_id)])];
  }
  const hiddenFrom = async (reader: ListReader): Promise<Hidden> => ({
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
      await knex('reading_conflicts')
        .insert(row)
        .onConflict(['staff_id', 'application_id'])
        // A conflict that was derived from another one counts as declared from now on.
        .merge({ source_id: null, lifted_at: null, created_at: now });
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
    async hasDeclared(staff_id, applicationId) {
      const theirs = knex('applications').where({ id: applicationId }).select('person_id');
      const declared = knex('reading_conflicts').where({ staff_id, source_id: null });
      const about = declared.where((any) =>
        any.where({ application_id: applicationId }).orWhereIn('person_id', theirs),
      );
      return (await about.first('id')) !== undefined;
    },
    async rowsOn(applications) {
      const ids = applications.map(({ id }) => id);
      const people = applications.map(({ personId }) => personId);
      const rows = everyone().where((any) =>
        any.whereIn('k.application_id', ids).orWhereIn('k.person_id', people),
      );
      return ((await rows.orderBy('k.id')) as Row[]).map(toKnown);
    },
    async derive({ reader, applicationId, personId, sourceId }, now) {
      const row = { staff_id: reader.id, staff_name: reader.name, application_id: applicationId };
      await knex('reading_conflicts')
        .insert({ ...row, person_id: personId, source_id: sourceId, created_at: now })
        .onConflict(['staff_id', 'application_id'])
        .ignore();
    },
    async follow(id, source_id) {
      await knex('reading_conflicts').where({ id }).update({ source_id });
    },
    async remove(id) {
      await knex('reading_conflicts').where({ id }).delete();
    },
    async removeWithDerived(id) {
      await knex('reading_conflicts').where({ id }).orWhere({ source_id: id }).delete();
    },
    async liftDerived(id, lifted_at) {
      await knex('reading_conflicts').where({ id }).update({ lifted_at });
    },
    onApplication: async (application) =>
      ((await about(listed().orderBy('k.id'), application)) as Row[]).map(toKnown),
    readersWhoKnow: (application) =>
      about(knex('reading_conflicts as k').whereNull('k.lifted_at'), application).pluck(
        'k.staff_id',
      ) as unknown as Promise<number[]>,
    async knows(readerId, applicationId) {
      return (await knownPairs(knex, { readerId, applicationId })).length > 0;
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

const declaredBy = keptQuery<Pick<Row, 'person_id' | 'application_id'>, { readerId: number }>(
  (knex, { readerId }) =>
    knex('reading_conflicts')
      .where({ staff_id: readerId, lifted_at: null })
      .select('person_id', 'application_id'),
);

const knownPairs = keptQuery<{ id: number }, { readerId: number; applicationId: number }>(
  (knex, { readerId, applicationId }) =>
    knex('applications as a')
      .where('a.id', applicationId)
      .whereExists(knowsApplicant(knex, readerId))
      .select('a.id'),
);

interface Row {
  id: number;
  staff_id: number;
  staff_name: string;
  person_id: number;
  application_id: number;
  application_type: ApplicationType | null;
  created_at: Date;
  source_id: number | null;
  source_application: number | null;
  source_type: ApplicationType | null;
}

const toKnown = (row: Row): KnownApplicant => ({
  id: row.id,
  readerId: row.staff_id,
  reader: row.staff_name,
  applicationId: row.application_id,
  applicationType: row.application_type,
  declaredAt: row.created_at,
  personId: row.person_id,
  sourceId: row.source_id,
  source:
    row.source_application !== null && row.source_type !== null
      ? { id: row.source_application, type: row.source_type }
      : null,
});
