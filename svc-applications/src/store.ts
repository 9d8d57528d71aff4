import { inTransaction, pingDatabase } from '@portal/service-kit/database';
import { enqueue, type OutboxStore, outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { type ApplicationStore, applicationStore } from './applications/store';
import { type AuditStore, auditStore } from './audit/store';
import { type DocumentStore, documentStore } from './documents/store';
import { type FeedbackStore, feedbackStore } from './feedback/store';
import { type ListStore, listStore } from './lists/store';
import { type NotificationStore, notificationStore } from './notifications/store';
import { type PortalStore, portalStore } from './portal/store';
import { type RequestStore, requestStore } from './requests/store';
import { type SectionStore, sectionStore } from './sections/store';
import { type VisitStore, visitStore } from './visits/store';

export const outboxName = 'applications_outbox';

export interface Stores {
  applications: ApplicationStore;
  sections: SectionStore;
  visits: VisitStore;
  documents: DocumentStore;
  lists: ListStore;
  portal: PortalStore;
  audit: AuditStore;
  feedback: FeedbackStore;
  notifications: NotificationStore;
  requests: RequestStore;
  outbox: OutboxStore;
  /** Leaves a piece of work for the outbox worker; answers its id. */
  enqueue(kind: string, payload: object): Promise<number>;
  /** Runs `work` on stores whose writes become real together or not at all. */
  together<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}

export function openStores(knex: Knex): Stores {
  return {
    applications: applicationStore(knex),
    sections: sectionStore(knex),
    visits: visitStore(knex),
    documents: documentStore(knex),
    lists: listStore(knex),
    portal: portalStore(knex),
    audit: auditStore(knex),
    feedback: feedbackStore(knex),
    notifications: notificationStore(knex),
    requests: requestStore(knex),
    outbox: outboxStore(knex, outboxName),
    enqueue: (kind, payload) => enqueue(knex, outboxName, { kind, payload }),
    together: (work) => inTransaction(knex, (trx) => work(openStores(trx))),
    ping: () => pingDatabase(knex),
  };
}
