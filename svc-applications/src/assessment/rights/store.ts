import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import { notOpenedSince } from '../recent-views/store';
import type { CancelledAct, NewCancelledAct } from './cancelled-act';

/** A cancelled act with the application that it was about. */
export interface ListedCancelledAct extends CancelledAct {
  application: { id: number; type: ApplicationType; applicantName: string } | null;
}

export interface CancelledActStore {
  add(act: NewCancelledAct, now: Date): Promise<void>;
  /** Closes notices of cancelled acts, because somebody has decided, or the webhook is on again or removed. */
  settle(about: { applicationId: number } | { webhookId: number }, now: Date): Promise<void>;
  /**
   * Cancelled acts that this reader can put right, newest first: those on applications that they have not opened since
   * and, for administrators, those that concern the whole portal.
   */
  open(reader: { personId: number; hidden: Hidden; seesWebhooks: boolean }): Promise<ListedCancelledAct[]>;
}

interface Row {
  id: number;
  kind: CancelledAct['kind'];
  application_id: number | null;
  subject_id: number | null;
  staff_id: number;
  staff_name: string;
  reason: CancelledAct['reason'];
  status: CancelledAct['status'];
  cancelled_at: Date;
  type: ApplicationType | null;
  applicant_name: string | null;
}

const mostListed = 20;

export function cancelledActStore(knex: Knex): CancelledActStore {
  return {
    async add({ kind, applicationId, subjectId, author, reason, status }, now) {
      await knex('cancelled_acts').insert({
        kind,
        application_id: applicationId,
        subject_id: subjectId,
        staff_id: author.personId,
        staff_name: author.name.slice(0, 200),
        reason,
        status,
        cancelled_at: now,
      });
    },
    async settle(about, settled_at) {
      const which =
        'webhookId' in about
          ? { kind: 'webhook', subject_id: about.webhookId }
          : { kind: 'decision', application_id: about.applicationId };
      await knex('cancelled_acts').where(which).whereNull('settled_at').update({ settled_at });
    },
    async open({ personId, hidden, seesWebhooks }) {
      const { applications, programmes } = hidden;
      const rows = await openRows(knex, { personId, applications, programmes }, { seesWebhooks });
      return rows.map(toListed);
    },
  };
}

const openRows = keptQuery<
  Row,
  { personId: number; applications: number[]; programmes: ApplicationType[] },
  { seesWebhooks: boolean }
>((knex, { personId, ...hidden }, { seesWebhooks }) =>
  knex('cancelled_acts as c')
    .leftJoin('applications as a', 'a.id', 'c.application_id')
    .whereNull('c.settled_at')
    .where((shown) => {
      shown.where((about) =>
        leaveOut(about.whereNotNull('a.id').where(notOpenedSince(knex, personId, 'c.cancelled_at')), hidden),
      );
      if (seesWebhooks) shown.orWhereNull('c.application_id');
    })
    .orderBy('c.id', 'desc')
    .limit(mostListed)
    .select('c.*', 'a.type', 'a.applicant_name'),
);

const toListed = (row: Row): ListedCancelledAct => ({
  id: row.id,
  kind: row.kind,
  applicationId: row.application_id,
  subjectId: row.subject_id,
  author: { personId: row.staff_id, name: row.staff_name },
  reason: row.reason,
  status: row.status,
  cancelledAt: row.cancelled_at,
  application:
    row.application_id !== null && row.type !== null
      ? { id: row.application_id, type: row.type, applicantName: row.applicant_name ?? '' }
      : null,
});
