import {
  type ApplicationType,
  type RequestStatus,
  requestLimits,
} from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { once, type Unique } from '../../platform';
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
  countPending(): Promise<number>;
  counts(): Promise<Record<RequestStatus, number>>;
  /** The requests of a person, newest first. */
  ofPerson(personId: number): Promise<ApplicationRequest[]>;
  /** The newest requests with one status, no more than one list shows. */
  ofStatus(status: RequestStatus): Promise<ApplicationRequest[]>;
  find(id: number): Promise<ApplicationRequest | undefined>;
  /** Locks the request until this transaction ends. */
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

export function requestStore(knex: Knex): RequestStore {
  const rows = () => knex<RequestRow>('application_requests');
  const unseen = (personId: number) =>
    rows().where({ person_id: personId, seen_at: null }).whereNot('status', 'pending');
  const counts = async (): Promise<Record<RequestStatus, number>> => {
    const found = await knex('application_requests')
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
    async countPending() {
      const [row] = await rows().where({ status: 'pending' }).count<{ total: number }[]>('* as total');
      return Number(row?.total ?? 0);
    },
    counts,
    async ofPerson(personId) {
      return (await rows().where({ person_id: personId }).orderBy('id', 'desc')).map(toRequest);
    },
    async ofStatus(status) {
      // The request that has waited longest is listed first.
      const order = status === 'pending' ? 'asc' : 'desc';
      const found = rows().where({ status }).orderBy('created_at', order).orderBy('id', order);
      return (await found.limit(requestLimits.listed)).map(toRequest);
    },
    async find(id) {
      const row = await rows().where({ id }).first();
      return row && toRequest(row);
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
