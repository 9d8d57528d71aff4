import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { LetterRequest, RequestState } from './letter-request';
import { type RefereeLetterStore, refereeLetterStore } from './letter-store';
import { type LinkStore, linkStore } from './link-store';
import { type RulesStore, rulesStore } from './rules-store';

export interface NewRequest
  extends Pick<
    LetterRequest,
    'applicationId' | 'type' | 'named' | 'name' | 'email' | 'about' | 'passedFrom'
  > {
  /** Null if the mail waits until the applicant's mailbox is proven. */
  askedAt: Date | null;
}

export type RequestChanges = Partial<
  Pick<LetterRequest, 'state' | 'askedAt' | 'openedAt' | 'answeredAt' | 'remindedAt' | 'declineReason'>
>;

export interface LetterRequestStore extends LinkStore, RefereeLetterStore, RulesStore {
  /** The present requests for an application, in the order of their types. */
  live(applicationId: number): Promise<LetterRequest[]>;
  /** The present requests for these applications. */
  liveOf(applicationIds: number[]): Promise<LetterRequest[]>;
  /** All requests for an application, past ones included, oldest first. */
  all(applicationId: number): Promise<LetterRequest[]>;
  /** The ids of these applications for which there is or was a request. */
  withRequests(applicationIds: number[]): Promise<Set<number>>;
  find(id: number): Promise<LetterRequest | undefined>;
  insert(request: NewRequest, now: Date): Promise<number>;
  update(id: number, changes: RequestChanges): Promise<void>;
  /** Ends a request, so that another referee can be asked. */
  end(id: number, state: Extract<RequestState, 'passed' | 'replaced'>, now: Date): Promise<void>;
  /** Requests whose mails wait until the applicant's mailbox is proven, with the applicant. */
  unasked(afterId: number, limit: number): Promise<Unasked[]>;
  /** Requests that were mailed before a time, and have neither an answer nor a reminder after this many days. */
  unreminded(afterDays: number, askedBefore: Date, limit: number): Promise<LetterRequest[]>;
  /** Records a reminder; returns false if it was recorded before. */
  noteReminder(request: LetterRequest, afterDays: number, now: Date): Promise<boolean>;
}

export interface Unasked extends Pick<LetterRequest, 'id' | 'applicationId'> {
  /** The applicant and the address of their mailbox. */
  personId: number;
  email: string;
}

interface RequestRow {
  id: number;
  application_id: number;
  reference_type: ReferenceType;
  named_name: string;
  named_email: string;
  name: string;
  email: string;
  about: string;
  state: RequestState;
  passed_from: number | null;
  created_at: Date;
  asked_at: Date | null;
  opened_at: Date | null;
  answered_at: Date | null;
  reminded_at: Date | null;
  decline_reason: string | null;
}

const slotOf = (applicationId: number, type: ReferenceType): string => `${applicationId}:${type}`;

export function letterRequestStore(knex: Knex): LetterRequestStore {
  const rows = () => knex<RequestRow & { live_slot: string | null }>('letter_requests');
  const ofApplication = (application_id: number) => rows().where({ application_id });
  return {
    ...linkStore(knex),
    ...refereeLetterStore(knex),
    ...rulesStore(knex),
    async live(applicationId) {
      const found = await ofApplication(applicationId).whereNotNull('live_slot').orderBy('reference_type');
      return found.map(toRequest);
    },
    liveOf: async (ids) =>
      (await rows().whereIn('application_id', ids).whereNotNull('live_slot')).map(toRequest),
    all: async (applicationId) => (await ofApplication(applicationId).orderBy('id')).map(toRequest),
    async withRequests(ids) {
      return new Set<number>(await rows().whereIn('application_id', ids).distinct().pluck('application_id'));
    },
    async find(id) {
      const row = await rows().where({ id }).first();
      return row && toRequest(row);
    },
    async insert({ applicationId, type, named, name, email, about, passedFrom, askedAt }, now) {
      const [id] = await rows().insert({
        application_id: applicationId,
        reference_type: type,
        live_slot: slotOf(applicationId, type),
        named_name: named.fullName,
        named_email: named.email,
        ...{ name, email, about, state: 'asked' },
        passed_from: passedFrom,
        created_at: now,
        asked_at: askedAt,
      });
      return Number(id);
    },
    async update(id, { state, askedAt, openedAt, answeredAt, remindedAt, declineReason }) {
      await rows().where({ id }).update({
        state,
        asked_at: askedAt,
        opened_at: openedAt,
        answered_at: answeredAt,
        reminded_at: remindedAt,
        decline_reason: declineReason,
      });
    },
    async end(id, state, now) {
      await rows().where({ id }).update({ state, live_slot: null, answered_at: now });
    },
    async unasked(afterId, limit) {
      const waiting = knex('letter_requests as r')
        .join('applications as a', 'a.id', 'r.application_id')
        .where({ 'r.state': 'asked' })
        .whereNull('r.asked_at')
        .where('r.id', '>', afterId);
      const columns = ['r.id', 'r.application_id', 'a.person_id', 'a.applicant_email'];
      const found = await waiting.orderBy('r.id').limit(limit).select(columns);
      return found.map((row) => ({
        id: row.id,
        applicationId: row.application_id,
        personId: row.person_id,
        email: row.applicant_email,
      }));
    },
    async unreminded(afterDays, askedBefore, limit) {
      const due = knex<RequestRow>('letter_requests as r')
        .join('applications as a', 'a.id', 'r.application_id')
        .where({ 'r.state': 'asked' })
        .where('r.asked_at', '<=', askedBefore)
        .whereNull('a.withdrawn_at')
        .whereNotIn('a.status', ['approved', 'rejected'])
        .whereNotExists(
          knex('letter_reminders as n')
            .whereRaw('n.request_id = r.id')
            .where('n.after_days', '>=', afterDays),
        );
      return (await due.orderBy('r.id').limit(limit).select<RequestRow[]>('r.*')).map(toRequest);
    },
    async noteReminder({ id, applicationId }, afterDays, now) {
      const key = { request_id: id, after_days: afterDays };
      if (await knex('letter_reminders').where(key).first('id')) return false;
      await knex('letter_reminders').insert({ ...key, application_id: applicationId, created_at: now });
      return true;
    },
  };
}

const toRequest = (row: RequestRow): LetterRequest => ({
  id: row.id,
  applicationId: row.application_id,
  type: row.reference_type,
  named: { fullName: row.named_name, email: row.named_email },
  name: row.name,
  email: row.email,
  about: row.about,
  state: row.state,
  passedFrom: row.passed_from,
  createdAt: row.created_at,
  askedAt: row.asked_at,
  openedAt: row.opened_at,
  answeredAt: row.answered_at,
  remindedAt: row.reminded_at,
  declineReason: row.decline_reason,
});
