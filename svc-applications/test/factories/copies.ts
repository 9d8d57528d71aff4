import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { refreshWords } from '../../src/application/search-words/words-store';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, personal, returning } from './applicant';

type TableRow = Record<string, unknown>;
type Build = (portal: ApplicationsUnderTest) => Promise<Applicant>;

/** An application in the state right after it was made. */
interface Kept {
  applicant: Applicant;
  application: TableRow & { type: 'intern' | 'visitor' };
  /** The rows with this application's id in each further table. */
  rows: Map<string, TableRow[]>;
  files: { key: string; bytes: Buffer; contentType: string }[];
}

const kept = new WeakMap<ApplicationsUnderTest, Map<Build, Promise<Kept>>>();

/**
 * Makes an application by API calls for the first test of a portal. Every later test of that portal gets a copy of its
 * rows and files, with a person of its own. Mails are not copied: tests of mails make their applications by calls.
 */
export const copiesOf =
  (build: Build): Build =>
  async (portal) => {
    const ofPortal = kept.get(portal) ?? new Map<Build, Promise<Kept>>();
    kept.set(portal, ofPortal);
    const known = ofPortal.get(build);
    if (known) return copyOf(portal, await known);
    const first = build(portal).then((applicant) => keep(portal, applicant));
    ofPortal.set(build, first);
    return (await first).applicant;
  };

async function keep({ knex, files }: ApplicationsUnderTest, applicant: Applicant): Promise<Kept> {
  const application_id = applicant.applicationId;
  const rows = new Map<string, TableRow[]>();
  for (const table of await tablesOfApplications(knex)) {
    rows.set(table, await knex(table).where({ application_id }).orderBy('id'));
  }
  const { id: _, ...application } = await knex('applications').where({ id: application_id }).first();
  const documents = (rows.get('documents') ?? []) as { file_path: string; mime_type: string }[];
  const contents = documents.map(async ({ file_path: key, mime_type: contentType }) => ({
    key,
    contentType,
    bytes: await buffer(await files.get(key)),
  }));
  return { applicant, application, rows, files: await Promise.all(contents) };
}

async function copyOf(portal: ApplicationsUnderTest, first: Kept): Promise<Applicant> {
  const { knex } = portal;
  const person = meet(portal, first.applicant);
  const { personId } = person;
  const renamed = rename([
    [first.applicant.personal.email, person.personal.email],
    [first.applicant.personal.phone, person.personal.phone],
    ...(await copyFiles(portal, first)),
  ]);
  const { type, open_slot } = first.application;
  const [applicationId = 0] = await knex('applications').insert({
    ...renamed(first.application),
    person_id: personId,
    open_slot: open_slot && `${personId}:${type}`,
  });
  const numbered = rename([[`-${first.applicant.applicationId})`, `-${applicationId})`]]);
  for (const [table, rows] of first.rows) {
    const copies = rows.map(({ id: _, ...row }) => ({
      ...numbered(renamed(row)),
      application_id: applicationId,
      ...('person_id' in row && { person_id: personId }),
      ...(row.actor_id === first.applicant.personId && { actor_id: personId }),
    }));
    if (copies.length > 0) await knex(table).insert(copies);
  }
  await refreshWords(knex, [applicationId]);
  const { id: detailsId } = await knex('intern_details').where({ application_id: applicationId }).first('id');
  return returning(portal, type, { ...person, applicationId, detailsId });
}

/** A new person whom svc-auth knows like the first one. */
function meet({ auth }: ApplicationsUnderTest, like: Applicant) {
  const known = auth.people.get(like.personId);
  if (!known) throw new Error('svc-auth does not know the first one');
  const { email, phone } = personal();
  const personId = auth.people.size + 1;
  auth.people.set(personId, { ...known, id: personId, email, phone });
  const password = auth.passwords.get(like.personId);
  if (password) auth.passwords.set(personId, password);
  return { personId, personal: { ...like.personal, email, phone } };
}

/** Copies the files; returns pairs of the old and the new key. */
function copyFiles({ files }: ApplicationsUnderTest, first: Kept): Promise<[string, string][]> {
  return Promise.all(
    first.files.map(async ({ key, bytes, contentType }): Promise<[string, string]> => {
      const copy = key.replace(/[0-9a-f]{32}/, randomBytes(16).toString('hex'));
      await files.put(copy, bytes, { size: bytes.length, contentType });
      return [key, copy];
    }),
  );
}

const rename =
  (names: [string, string][]) =>
  (row: TableRow): TableRow =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        typeof value === 'string'
          ? names.reduce((text, [from, to]) => text.replaceAll(from, to), value)
          : value,
      ]),
    );

/** All tables with an application's id, except the search tables, which are filled from the others. */
async function tablesOfApplications(knex: Knex): Promise<string[]> {
  const names: string[] =
    engineOf(knex) === 'mysql'
      ? (await knex.raw("show full tables where table_type = 'BASE TABLE'"))[0].map(
          (row: TableRow) => Object.values(row)[0],
        )
      : await knex('sqlite_master').where({ type: 'table' }).pluck('name');
  const withOwner = await Promise.all(
    names.map(async (name) => ('application_id' in (await knex(name).columnInfo()) ? [name] : [])),
  );
  const made = ['application_words', 'application_parts', 'mails'];
  return withOwner.flat().filter((name) => !made.includes(name));
}
