import { runPrepared } from '@portal/service-kit/database';
import type { Language } from '@portal/service-kit/language';
import type { Knex } from 'knex';
import type { WholeApplication } from './application';
import { documentColumns } from './document-columns';

/** The columns that a save writes; each save writes all of them. */
export type SavedRow = Pick<
  WholeApplication,
  'status' | 'currentStep' | 'furthestStep' | 'version' | 'answers'
>;

export interface SaveContext {
  now: Date;
  /** If given, the row is written only if it already has this language. */
  language?: Language | undefined;
}

/**
 * Matches the row only as it was read. `version` and `updated_at` cover changes of answers, steps, status and files.
 * The other columns change without a new version: the owner (when a person takes over the application), and the contact
 * (a correction also writes the answers). Email bytes are compared because the collation treats é as e.
 */
const whereAsRead = `where id = ? and version = ? and updated_at = ? and person_id = ? and status = ?
  and hex(applicant_email) = ? and applicant_phone = ?`;

const replacing = `update applications set answers_version = ?, answers = ?, form_data = ?, status = ?,
  current_step = ?, furthest_step = ?, version = ?, updated_at = ? ${whereAsRead}`;

const replacingInLanguage = `${replacing} and language = ?`;

const bytesOf = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();

/** Returns the stored document; undefined if the row has changed since it was read. */
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
