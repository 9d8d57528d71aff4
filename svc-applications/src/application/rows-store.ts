import type { Knex } from 'knex';
import { type Application, furthestOf, type Origin, type WholeApplication } from './application';
import { type AnswersRow, answersOfRow } from './backfill/store';
import { identityColumns, toIdentity } from './identity-store';

/** A row of an application joined with the person's details. */
export interface ApplicationRow extends AnswersRow {
  person_id: number;
  details_id: number;
  current_step: number;
  furthest_step: number | null;
  applicant_name: string;
  origin: Origin;
  original_application_id: number | null;
  round_id: number | null;
  full_name: string;
  email: string;
  phone_number: string;
  date_of_birth: string;
  submitted_at: Date | null;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  created_at: Date;
  updated_at: Date;
}

/** The columns that are too large for a list. */
export const wholly = ['a.answers', 'a.answers_version', 'a.withdrawal_reason', ...identityColumns];

/** The columns for lists, of the table `applications` with the alias 'a'. */
export const listedColumns = [
  'id',
  'person_id',
  'type',
  'status',
  'current_step',
  'furthest_step',
  'version',
  'applicant_name',
  'origin',
  'original_application_id',
  'round_id',
  'submitted_at',
  'withdrawn_at',
  'created_at',
  'updated_at',
].map((column) => `a.${column}`);

export function toApplication(row: ApplicationRow | undefined): Application | undefined {
  return (
    row && {
      id: row.id,
      personId: row.person_id,
      detailsId: row.details_id,
      type: row.type,
      status: row.status,
      currentStep: row.current_step,
      furthestStep: furthestOf(row),
      version: row.version,
      applicantName: row.applicant_name,
      origin: row.origin,
      originalApplicationId: row.original_application_id,
      roundId: row.round_id,
      submittedAt: row.submitted_at,
      withdrawnAt: row.withdrawn_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  );
}

export async function toWhole(
  knex: Knex,
  row: ApplicationRow | undefined,
): Promise<WholeApplication | undefined> {
  const application = toApplication(row);
  if (!row || !application) return undefined;
  return {
    ...application,
    withdrawalReason: row.withdrawal_reason,
    answers: await answersOfRow(knex, row),
    identity: toIdentity(row),
  };
}
