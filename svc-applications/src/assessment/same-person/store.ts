import {
  type ApplicationStatus,
  type ApplicationType,
  programmes,
  type SameVerdict,
} from '@portal/contract-svc-applications-v1';
import { keptQuery, padded } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { cut, fold, forwards } from '../../application';
import { namedBy, type Traits } from './hints';

/** The facts of an application for comparison with others. */
export interface Beside {
  id: number;
  personId: number;
  type: ApplicationType;
  status: ApplicationStatus;
  submittedAt: Date | null;
  createdAt: Date;
  traits: Traits;
}

export interface Verdict {
  /** The lower id first. */
  pair: [number, number];
  verdict: Exclude<SameVerdict, 'unsaid'>;
  recordedBy: { id: number; name: string };
  recordedAt: Date;
}

export interface SamePersonStore {
  /** The ids of this application and all others of the same person: of the same account, or marked so by staff. */
  together(id: number): Promise<number[]>;
  /** Ids of applications that share words of these facts. */
  alike(traits: Traits): Promise<number[]>;
  /** Ids of applications that have a file with the same bytes as a file of this application. */
  withFileOf(id: number): Promise<number[]>;
  beside(ids: readonly number[]): Promise<Beside[]>;
  /** The verdicts that involve any of these applications. */
  verdicts(ids: readonly number[]): Promise<Verdict[]>;
  apply(verdict: Verdict): Promise<void>;
  unsay(pair: [number, number]): Promise<void>;
}

/** The most applications to compare: nobody looks through more of one person, or more that look alike. */
export const most = 50;

/** A file in more applications than this is not a personal one, for example a form that many people fill in. */
const mostWithFile = 5;

interface VerdictRow {
  application_id: number;
  other_id: number;
  verdict: Verdict['verdict'];
  said_by: number;
  said_by_name: string;
  said_at: Date;
}

export function samePersonStore(knex: Knex): SamePersonStore {
  const verdicts = () => knex<VerdictRow>('same_person_verdicts');
  /** These ids and those of applications of the same accounts, or marked as of the same person as any of them. */
  async function grown(ids: readonly number[]): Promise<number[]> {
    const rows = await joinedTo(knex, { ids: padded(ids) });
    return [...new Set([...ids, ...rows.flatMap(({ id, other }) => [id, other])])];
  }

  return {
    async together(id) {
      let ids = [id];
      while (ids.length < most) {
        const more = await grown(ids);
        if (more.length === ids.length) break;
        ids = more;
      }
      return ids;
    },
    async alike({ name, email, phone }) {
      const contact = [cut(fold(email)), cut(forwards(phone))];
      const rows = await withWords(knex, { contact, named: namedBy(name).map(cut) });
      return [...new Set(rows.map(({ application_id }) => application_id))];
    },
    async withFileOf(id) {
      const mine = (await filesOf(knex, { id })).map(({ sha256 }) => sha256);
      const others = await Promise.all(
        mine.map((sha256) =>
          knex('documents')
            .where({ sha256 })
            .whereNot('application_id', id)
            .limit(mostWithFile + 1)
            .pluck('application_id'),
        ),
      );
      return [...new Set(others.filter((found) => found.length <= mostWithFile).flat())];
    },
    async beside(ids) {
      return (await besideRows(knex, { ids: padded(ids) })).map(toBeside);
    },
    async verdicts(ids) {
      return (await verdictsOn(knex, { ids: padded(ids) })).map((row) => ({
        pair: [row.application_id, row.other_id],
        verdict: row.verdict,
        recordedBy: { id: row.said_by, name: row.said_by_name },
        recordedAt: row.said_at,
      }));
    },
    async apply({ pair: [application_id, other_id], verdict, recordedBy, recordedAt }) {
      await verdicts()
        .insert({
          ...{ application_id, other_id, verdict },
          said_by: recordedBy.id,
          said_by_name: recordedBy.name,
          said_at: recordedAt,
        })
        .onConflict(['application_id', 'other_id'])
        .merge();
    },
    async unsay([application_id, other_id]) {
      await verdicts().where({ application_id, other_id }).delete();
    },
  };
}

const verdictsAbout = (knex: Knex, ids: readonly number[]): Knex.QueryBuilder =>
  knex('same_person_verdicts').where((where) =>
    where.whereIn('application_id', ids).orWhereIn('other_id', ids),
  );

const verdictsOn = keptQuery<VerdictRow, { ids: number[] }>((knex, { ids }) => verdictsAbout(knex, ids));

/** Combines limited queries in one statement. SQLite allows a limit within a union only in a subquery of its own. */
const united = (knex: Knex, queries: readonly Knex.QueryBuilder[]) =>
  knex.unionAll(queries.map((query, index) => knex.from(query.as(`q${index}`)).select('*')));

const joinedTo = keptQuery<{ id: number; other: number }, { ids: number[] }>((knex, { ids }) => {
  const people = knex('applications').whereIn('id', ids).select('person_id');
  const theirs = knex('applications').whereIn('person_id', people).limit(most).select('id', { other: 'id' });
  const joined = verdictsAbout(knex, ids)
    .where({ verdict: 'same' })
    .limit(most)
    .select({ id: 'application_id', other: 'other_id' });
  return united(knex, [theirs, joined]);
});

const withWords = keptQuery<{ application_id: number }, { contact: string[]; named: string[] }>(
  (knex, { contact, named }) => {
    const words = () =>
      knex('application_words').whereIn(
        'type',
        programmes.map(({ key }) => key),
      );
    const byContact = words().whereIn('word', contact).limit(most).select('application_id');
    const byName = words()
      .whereIn('word', named)
      .groupBy('application_id')
      .havingRaw('count(*) = ?', [named.length])
      .orderBy('application_id', 'desc')
      .limit(most)
      .select('application_id');
    return united(knex, named.length > 0 ? [byContact, byName] : [byContact]);
  },
);

const filesOf = keptQuery<{ sha256: string }, { id: number }>((knex, { id }) =>
  knex('documents').where({ application_id: id }).distinct('sha256'),
);

const besideRows = keptQuery<BesideRow, { ids: number[] }>((knex, { ids }) =>
  knex('applications as a')
    .join('intern_details as d', 'd.application_id', 'a.id')
    .whereIn('a.id', ids)
    .select('a.id', 'a.person_id', 'a.type', 'a.status', 'a.submitted_at', 'a.created_at')
    .select('a.applicant_name', 'a.applicant_email', 'a.applicant_phone', 'd.date_of_birth'),
);

interface BesideRow {
  id: number;
  person_id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  submitted_at: Date | null;
  created_at: Date;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
  date_of_birth: string | null;
}

const toBeside = (row: BesideRow): Beside => ({
  id: row.id,
  personId: row.person_id,
  type: row.type,
  status: row.status,
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
  traits: {
    name: row.applicant_name,
    email: row.applicant_email,
    phone: row.applicant_phone,
    dateOfBirth: row.date_of_birth ?? '',
  },
});
