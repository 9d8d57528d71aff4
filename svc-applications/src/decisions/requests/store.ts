import {
  type ApplicationType,
  type RequestStatus,
  requestLimits,
} from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, leaveOut, once, type Unique } from '../../platform';
import { RequestPending } from './errors';
import { type ApplicationRequest, pendingSlot } from './request';

const onePending: Unique = {
  table: 'application_requests',
  columns: ['pending_slot'],
  meaning: (cause) => new RequestPending(cause),
};

export type NewRequest = Pick<
  ApplicationRequest,
  'personId' | 'type' | 'userReason' | 'originalApplicationId' | 'applicantName' | 'applicantEmail'
>;

export interface Decision {
  status: 'approved' | 'rejected';
  adminNotes: string | null;
  reviewerId: number;
  reviewedBy: string;
  reviewedAt: Date;
  createdApplicationId: number | null;
}

export interface RequestStore {
  /** The programmes for which the person has a pending request. */
  pendingOf(personId: number): Promise<ApplicationType[]>;
  /** The number of decisions that the applicant has not seen yet. */
  unseenOf(personId: number): Promise<number>;
  /** Without what the reader must not see, as `counts` and `ofStatus`. */
  countPending(hidden: Hidden): Promise<number>;
  counts(hidden: Hidden): Promise<Record<RequestStatus, number>>;
  /** The newest first. */
  ofPerson(personId: number): Promise<ApplicationRequest[]>;
  /** The newest requests of one status first; no more than one list shows. */
  ofStatus(status: RequestStatus, hidden: Hidden): Promise<ApplicationRequest[]>;
  /** With the applicant's present name and address, as `ofStatus`. */
  find(id: number): Promise<ApplicationRequest | undefined>;
  /** Locks the request until this transaction ends; with name and address as they were when it was made. */
  lock(id: number): Promise<ApplicationRequest | undefined>;
  /** Returns the new id; throws RequestPending. */
  insert(request: NewRequest, now: Date): Promise<number>;
  decide(id: number, decision: Decision): Promise<void>;
  /** Marks all decisions as seen by the applicant. */
  markSeen(personId: number, now: Date): Promise<void>;
}

interface RequestRow {
  id: number;
  person_id: number;
  application_type: ApplicationType;
  status: RequestStatus;
  user_reason: string;
  admin_notes: string | null;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  seen_at: Date | null;
  created_at: Date;
  original_application_id: number;
  created_application_id: number | null;
  applicant_name: string;
  applicant_email: string;
}

/** A request beside its application, whose name and address may have been corrected since. */
interface PresentRow extends RequestRow {
  name_now: string | null;
  email_now: string | null;
}

/** The columns that say of which application a request is. */
const subject = { id: 'r.original_application_id', type: 'r.application_type' };

export function requestStore(knex: Knex): RequestStore {
  const rows = () => knex<RequestRow>('application_requests');
  const present = (): Knex.QueryBuilder =>
    knex('application_requests as r')
      .leftJoin('applications as a', 'a.id', 'r.original_application_id')
      .select('r.*', { name_now: 'a.applicant_name', email_now: 'a.applicant_email' });
  const unseen = (personId: number) =>
    rows().where({ person_id: personId, seen_at: null }).whereNot('status', 'pending');
  const counts = async (hidden: Hidden): Promise<Record<RequestStatus, number>> => {
    const found = await leaveOut(knex('application_requests as r'), hidden, subject)
      .groupBy('status')
      .select<{ status: RequestStatus; total: number }[]>('status', knex.raw('count(*) as total'));
    const none = { pending: 0, approved: 0, rejected: 0 };
    return Object.assign(none, Object.fromEntries(found.map((row) => [row.status, Number(row.total)])));
  };
  return {
    async pendingOf(personId) {
      const found = await rows().where({ person_id: personId, status: 'pending' }).select('application_type');
      return found.map((row) => row.application_type);
    },
    async unseenOf(personId) {
      const [row] = await unseen(personId).count<{ total: number }[]>('* as total');
      return Number(row?.total ?? 0);
    },
    countPending: async (hidden) => (await counts(hidden)).pending,
    counts,
    async ofPerson(personId) {
      return (await rows().where({ person_id: personId }).orderBy('id', 'desc')).map(toRequest);
    },
    async ofStatus(status, hidden) {
      // Who has waited longest is decided on first.
      const order = status === 'pending' ? 'asc' : 'desc';
      const query = leaveOut(present().where('r.status', status), hidden, subject);
      const found: PresentRow[] = await query
        .orderBy('r.created_at', order)
        .orderBy('r.id', order)
        .limit(requestLimits.listed);
      return found.map(toPresent);
    },
    async find(id) {
      const row: PresentRow | undefined = await present().where('r.id', id).first();
      return row && toPresent(row);
    },
    async lock(id) {
      const row = await rows().where({ id }).forUpdate().first();
      return row && toRequest(row);
    },
    async insert({ personId, type, ...request }, now) {
      const row = {
        person_id: personId,
        application_type: type,
        status: 'pending',
        pending_slot: pendingSlot(personId, type),
        user_reason: request.userReason,
        original_application_id: request.originalApplicationId,
        applicant_name: request.applicantName,
        applicant_email: request.applicantEmail,
        created_at: now,
      };
      const [id] = await once(onePending, () => knex('application_requests').insert(row));
      return Number(id);
    },
    async decide(id, decision) {
      await knex('application_requests').where({ id }).update({
        status: decision.status,
        pending_slot: null,
        admin_notes: decision.adminNotes,
        reviewer_id: decision.reviewerId,
        reviewed_by: decision.reviewedBy,
        reviewed_at: decision.reviewedAt,
        created_application_id: decision.createdApplicationId,
      });
    },
    async markSeen(personId, now) {
      await unseen(personId).update({ seen_at: now });
    },
  };
}

/** With the name and the address of the request where its application is gone. */
const toPresent = (row: PresentRow): ApplicationRequest => ({
  ...toRequest(row),
  applicantName: row.name_now ?? row.applicant_name,
  applicantEmail: row.email_now ?? row.applicant_email,
});

function toRequest(row: RequestRow): ApplicationRequest {
  return {
    id: row.id,
    personId: row.person_id,
    type: row.application_type,
    status: row.status,
    userReason: row.user_reason,
    adminNotes: row.admin_notes,
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
    seenAt: row.seen_at,
    createdAt: row.created_at,
    originalApplicationId: row.original_application_id,
    createdApplicationId: row.created_application_id,
    applicantName: row.applicant_name,
    applicantEmail: row.applicant_email,
  };
}
