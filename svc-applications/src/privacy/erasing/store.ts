import { emptyWriteAheadLog } from '@portal/service-kit/database';
import type { MailsOf } from '@portal/service-kit/mail';
import type { Knex } from 'knex';
import { checkDone, dueChecks, type ErasureCheck, noteChecks, type Page } from './checks-store';
import type { Erasure, ErasureTarget, Holdings } from './erasure';
import { mailsOfPerson, messagesAbout } from './mails-store';
import { type Declared, eraseRows } from './rows-store';

export interface ErasingStore {
  /** Begins an erasure. Returns its id, or that of an unfinished erasure of the same person. */
  begin(erasure: Omit<Erasure, 'id'>, now: Date): Promise<number>;
  /** Unfinished erasures, oldest first. */
  open(): Promise<Erasure[]>;
  done(id: number, now: Date): Promise<void>;
  holdings(personId: number): Promise<Holdings>;
  /**
   * What identifies the mails about a person and their applications, discarded drafts included: also mails to referees
   * and mails to earlier addresses.
   */
  mailsOf(personId: number): Promise<Required<MailsOf>>;
  /** What identifies the mails about one application. */
  mailsAbout(applicationId: number): Promise<MailsOf>;
  /** The number of mails about a person's applications that a mail server accepted. */
  sentMails(personId: number): Promise<number>;
  /** Empties the database's log, which may still hold deleted rows; returns false if it has to be tried again. */
  forgetDeleted(): Promise<boolean>;
  /** The ids of all applications of a person, discarded drafts included. */
  applicationsOf(personId: number): Promise<number[]>;
  /**
   * Deletes the rows of these applications, and queues their files for removal. With `personId` everything else about
   * the person is erased, too. All of it is checked again later. Call it within a transaction.
   */
  erase(target: ErasureTarget, now: Date): Promise<void>;
  /** Erases what was written after `erase`. Call it within a transaction. */
  eraseLeft(target: ErasureTarget): Promise<void>;
  /** Things to be checked again at this time, by ascending id. */
  dueChecks(now: Date, page: Page): Promise<(ErasureCheck & { id: number })[]>;
  checkDone(id: number): Promise<void>;
  /** Paths of files that wait for removal. */
  files(most: number): Promise<string[]>;
  fileGone(path: string): Promise<void>;
}

interface ErasureRow {
  id: number;
  person_id: number;
  asked_by: number;
  asked_role: string;
  reason: Erasure['reason'];
}

export function erasingStore(knex: Knex, declared: Declared): ErasingStore {
  const open = () => knex<ErasureRow>('erasures').whereNull('done_at').orderBy('id');
  const count = async (rows: Knex.QueryBuilder) => Number((await rows.count({ n: '*' }).first())?.n ?? 0);
  const ofPerson = (table: string, person_id: number) => knex(table).where({ person_id });
  return {
    async begin({ personId, askedBy, reason }, now) {
      const begun = await open().where({ person_id: personId }).first('id');
      if (begun) return begun.id;
      const row = {
        person_id: personId,
        asked_by: askedBy.personId,
        asked_role: askedBy.role,
        reason,
        begun_at: now,
      };
      const [id] = await knex('erasures').insert(row);
      return Number(id);
    },
    open: async () => (await open()).map(toErasure),
    async done(id, now) {
      await knex('erasures').where({ id }).update({ done_at: now });
    },
    async holdings(personId) {
      const ids = ofPerson('applications', personId).select('id');
      return {
        applications: await count(ofPerson('applications', personId)),
        discarded: await count(ofPerson('discarded_drafts', personId)),
        documents: await count(knex('documents').whereIn('application_id', ids)),
        feedback: await count(ofPerson('feedback', personId)),
        requests: await count(ofPerson('application_requests', personId)),
      };
    },
    async applicationsOf(personId) {
      const live: number[] = await ofPerson('applications', personId).pluck('id');
      const discarded: number[] = await ofPerson('discarded_drafts', personId).pluck('id');
      return [...live, ...discarded];
    },
    mailsOf: (personId) => mailsOfPerson(knex, personId),
    mailsAbout: async (id) => ({ applications: [id], messages: await messagesAbout(knex, [id]) }),
    async sentMails(personId) {
      const ids = ofPerson('applications', personId).select('id');
      return count(knex('mails').whereIn('application_id', ids).whereNotNull('sent_at'));
    },
    forgetDeleted: () => emptyWriteAheadLog(knex),
    async erase(target, now) {
      await noteChecks(knex, target, now);
      await eraseRows(knex, target, declared);
    },
    eraseLeft: (target) => eraseRows(knex, target, declared),
    dueChecks: (now, page) => dueChecks(knex, now, page),
    checkDone: (id) => checkDone(knex, id),
    files: (most) => knex('erasing_files').orderBy('id').limit(most).pluck('file_path'),
    async fileGone(path) {
      await knex('erasing_files').where({ file_path: path }).delete();
    },
  };
}

const toErasure = (row: ErasureRow): Erasure => ({
  id: row.id,
  personId: row.person_id,
  askedBy: { personId: row.asked_by, role: row.asked_role },
  reason: row.reason,
});
