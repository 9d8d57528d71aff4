import type { LetterWay } from '@portal/contract-svc-applications-v1';
import { keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { initialRules, type LetterRules } from '../../referees';

/** Facts that a review needs besides the application. Most applications have few, so one query finds which exist. */
export interface Beside {
  /** The language of the page on which the application was last written. */
  language: string | null;
  rules: LetterRules;
  /** Whether referees are asked for letters now. */
  hasRequests: boolean;
  wasReopened: boolean;
  /** Whether a decision waits to go out. */
  hasDelayed: boolean;
  /** Whether a decision is prepared. */
  hasPrepared: boolean;
  /** Whether the application is on a waiting list. */
  isWaitlisted: boolean;
  /** Whether a place was ever offered to the applicant. */
  hasOffer: boolean;
  /** The digest of the questions that its newest submitted copy answers; null if it was never submitted. */
  questions: string | null;
}

export interface BesideStore {
  /** Reads these facts of an application in one statement. */
  of(applicationId: number): Promise<Beside>;
}

interface Row {
  language: string | null;
  letters: LetterWay | null;
  before_letters: boolean | number | null;
  has_requests: 1 | null;
  was_reopened: 1 | null;
  has_delayed: 1 | null;
  has_prepared: 1 | null;
  is_waitlisted: 1 | null;
  has_offer: 1 | null;
  questions: string | null;
}

const besideRow = keptQuery<Row, { id: number }>((knex, { id }) => {
  const one = knex.raw('1');
  const its = (table: string) => knex(table).where('application_id', id);
  return knex('applications as a')
    .leftJoin('letter_settings as s', 's.programme', 'a.type')
    .where('a.id', id)
    .select('a.language', 's.letters', 's.before_letters', {
      has_requests: its('letter_requests').whereNotNull('live_slot').select(one).limit(1),
      was_reopened: its('reopenings').select(one).limit(1),
      has_delayed: knex('held_decisions').where('slot', id).select(one).limit(1),
      has_prepared: knex('prepared_decisions').where('slot', id).select(one).limit(1),
      is_waitlisted: knex('waiting_list_entries').where('slot', id).select(one).limit(1),
      has_offer: its('offers').select(one).limit(1),
      questions: its('submitted_copies as c')
        .join('asked_questions as q', 'q.id', 'c.questions_id')
        .orderBy('c.number', 'desc')
        .select('q.sha256')
        .limit(1),
    });
});

export const besideStore = (knex: Knex): BesideStore => ({
  async of(id) {
    const [row] = await besideRow(knex, { id });
    return {
      language: row?.language ?? null,
      rules: row?.letters
        ? { letters: row.letters, beforeLetters: Boolean(row.before_letters) }
        : initialRules,
      hasRequests: Boolean(row?.has_requests),
      wasReopened: Boolean(row?.was_reopened),
      hasDelayed: Boolean(row?.has_delayed),
      hasPrepared: Boolean(row?.has_prepared),
      isWaitlisted: Boolean(row?.is_waitlisted),
      hasOffer: Boolean(row?.has_offer),
      questions: row?.questions ?? null,
    };
  },
});
