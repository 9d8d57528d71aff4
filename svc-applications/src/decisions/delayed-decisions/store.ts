import type { ApplicationType, Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { OfferedTerms, OfferGone, TakenPlace } from '../../offers';
import { type Hidden, leaveOut } from '../../platform';
import type { DelayedDecision, DelayedState, NewDelayedDecision } from './delayed-decision';

/** A kept decision with the facts of its application. */
export interface KeptDecision extends DelayedDecision {
  application: { id: number; type: ApplicationType; applicantName: string };
}

export interface DelayedDecisionStore {
  /** Inserts a decision and returns its id; at most one waits for each application. */
  insert(delayed: NewDelayedDecision): Promise<number>;
  find(id: number): Promise<DelayedDecision | undefined>;
  /** The decision on an application that waits or was kept. */
  on(applicationId: number): Promise<DelayedDecision | undefined>;
  /** The decisions on these applications that wait or were kept. */
  onAny(applicationIds: number[]): Promise<DelayedDecision[]>;
  /** The offers of a programme that go out with waiting decisions: no table of offers has them yet. */
  offers(programme: ApplicationType): Promise<TakenPlace[]>;
  /** The ids of waiting decisions whose time is over, the oldest first. */
  due(now: Date): Promise<number[]>;
  /** Takes a due decision until a time, before which no other replica takes it; undefined if another one has it. */
  take(id: number, now: Date, until: Date): Promise<DelayedDecision | undefined>;
  /** Keeps a decision for staff instead of sending it out. */
  keep(id: number, because: OfferGone): Promise<void>;
  /** Decisions that were kept, oldest first. */
  kept(hidden: Hidden, limit: number): Promise<KeptDecision[]>;
  /** Ends the wait and removes the message; returns false if it no longer waited. */
  end(id: number, state: Exclude<DelayedState, 'held' | 'kept'>, now: Date): Promise<boolean>;
}

interface DelayedRow {
  id: number;
  application_id: number;
  slot: number | null;
  state: DelayedState;
  status: Decision;
  type: FeedbackType;
  message: string;
  offer: string | null;
  after_feedback_id: number | null;
  kept_because: OfferGone | null;
  staff_id: number;
  staff_name: string;
  staff_role: string;
  token_id: number | null;
  token_name: string | null;
  held_at: Date;
  goes_out_at: Date;
  ended_at: Date | null;
  taken_until_at: Date | null;
}

export function delayedDecisionStore(knex: Knex): DelayedDecisionStore {
  const rows = () => knex<DelayedRow>('held_decisions');
  return {
    async insert({ applicationId, status, type, message, offer, afterFeedbackId, by, delayedAt, goesOutAt }) {
      const [id] = await rows().insert({
        application_id: applicationId,
        slot: applicationId,
        state: 'held',
        status,
        type,
        message,
        offer: offer && JSON.stringify(offer),
        after_feedback_id: afterFeedbackId,
        staff_id: by.personId,
        staff_name: by.name,
        staff_role: by.role,
        token_id: by.program?.token ?? null,
        token_name: by.program?.name ?? null,
        held_at: delayedAt,
        goes_out_at: goesOutAt,
      });
      return Number(id);
    },
    find: async (id) => toDelayed(await rows().where({ id }).first()),
    on: async (applicationId) => toDelayed(await rows().where({ slot: applicationId }).first()),
    onAny: async (ids) => (await rows().whereIn('slot', ids)).flatMap((row) => toDelayed(row) ?? []),
    async offers(programme) {
      const found: (DelayedRow & HeldOfferColumns)[] = await knex('held_decisions as h')
        .join('applications as a', 'a.id', 'h.application_id')
        .where({ 'a.type': programme, 'h.state': 'held' })
        .whereNotNull('h.slot')
        .whereNotNull('h.offer')
        .select('h.*', 'a.applicant_name', 'a.round_id');
      return found.map((row) => toTaken(row, programme));
    },
    due: (now) =>
      rows()
        .whereNotNull('slot')
        .where({ state: 'held' })
        .where('goes_out_at', '<=', now)
        .orderBy(['goes_out_at', 'id'])
        .pluck('id'),
    async take(id, now, until) {
      const free = rows()
        .where({ id, state: 'held' })
        .where('goes_out_at', '<=', now)
        .where((taken) => taken.whereNull('taken_until_at').orWhere('taken_until_at', '<=', now));
      const taken = (await free.update({ taken_until_at: until })) === 1;
      return taken ? toDelayed(await rows().where({ id }).first()) : undefined;
    },
    async keep(id, kept_because) {
      await rows().where({ id, state: 'held' }).update({ state: 'kept', kept_because, taken_until_at: null });
    },
    async kept(hidden, limit) {
      const query = knex('held_decisions as h')
        .join('applications as a', 'a.id', 'h.application_id')
        .where('h.state', 'kept')
        .whereNotNull('h.slot')
        .orderBy(['h.goes_out_at', 'h.id'])
        .limit(limit)
        .select('h.*', 'a.type as application_type', 'a.applicant_name');
      const found: (DelayedRow & KeptColumns)[] = await leaveOut(query, hidden);
      return found.map(toKept);
    },
    async end(id, state, now) {
      const ended = { slot: null, state, message: '', offer: null, ended_at: now };
      return (await rows().where({ id }).whereIn('state', ['held', 'kept']).update(ended)) === 1;
    },
  };
}

interface KeptColumns {
  application_type: ApplicationType;
  applicant_name: string;
}

const toKept = (row: DelayedRow & KeptColumns): KeptDecision => ({
  ...toWhole(row),
  application: { id: row.application_id, type: row.application_type, applicantName: row.applicant_name },
});

interface HeldOfferColumns {
  applicant_name: string;
  round_id: number | null;
}

function toTaken(row: DelayedRow & HeldOfferColumns, programme: ApplicationType): TakenPlace {
  const { from, until, participants }: OfferedTerms = JSON.parse(row.offer ?? '');
  return {
    ...{ offerId: 0, applicationId: row.application_id, applicantName: row.applicant_name },
    ...{ programme, roundId: row.round_id, state: 'open', from, until, participants },
  };
}

const toDelayed = (row: DelayedRow | undefined): DelayedDecision | undefined => row && toWhole(row);

const toWhole = (row: DelayedRow): DelayedDecision => ({
  id: row.id,
  applicationId: row.application_id,
  state: row.state,
  status: row.status,
  type: row.type,
  message: row.message,
  offer: row.offer ? JSON.parse(row.offer) : null,
  afterFeedbackId: row.after_feedback_id,
  keptBecause: row.kept_because,
  by: {
    personId: row.staff_id,
    name: row.staff_name,
    role: row.staff_role,
    ...(row.token_id !== null && { program: { token: row.token_id, name: row.token_name ?? '' } }),
  },
  delayedAt: row.held_at,
  goesOutAt: row.goes_out_at,
  takenUntil: row.taken_until_at,
});
