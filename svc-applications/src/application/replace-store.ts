import { runPrepared } from '@portal/service-kit/database';
import type { Language } from '@portal/service-kit/language';
import type { Knex } from 'knex';
import type { WholeApplication } from './application';
import { documentColumns } from './document-columns';

/** What a save changes of a row; each save changes all of it. */
export type SavedRow = Pick<
  WholeApplication,
  'status' | 'currentStep' | 'furthestStep' | 'version' | 'answers'
>;

export interface SaveContext {
  now: Date;
  /** Only where this is the language that is kept with the row. */
  language?: Language | undefined;
}

/**
 * `version` and the moment of the last write cover every change of the answers, the steps, the status and the files.
 * Besides them stands what changes without a new version: whose application it is (somebody takes it), the contact (a
 * correction writes it into the answers, too) and the language. Bytes are compared, since the collation takes é for e.
 */
const whereAsRead = `where id = ? and version = ? and updated_at = ? and person_id = ? and status = ?
  and hex(applicant_email) = ? and applicant_phone = ?`;

const replacing = `update applications set answers_version = ?, answers = ?, form_data = ?, status = ?,
  current_step = ?, furthest_step = ?, version = ?, updated_at = ? ${whereAsRead}`;

const replacingInLanguage = `${replacing} and language = ?`;

const bytesOf = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();

/** Returns the document that it stored; undefined where the row is not as it was read. */
export async function replaceRow(
  knex: Knex,
  read: WholeApplication,
  { status, currentStep, furthestStep, version, answers }: SavedRow,
  { now, language }: SaveContext,
): Promise<string | undefined> {
  const { answers: document, form_data } = documentColumns(answers);
  const { email, phoneNumber } = read.identity;
  const saved = [version, document, form_data, status, currentStep, furthestStep, version, now];
  const asRead = [read.id, read.version, read.updatedAt, read.personId, read.status];
  const values = [...saved, ...asRead, bytesOf(email), phoneNumber];
  const found = await (language === undefined
    ? runPrepared(knex, replacing, values)
    : runPrepared(knex, replacingInLanguage, [...values, language]));
  return found === 1 ? document : undefined;
}
