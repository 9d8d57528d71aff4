import { type BudgetStore, budgetStore } from '@portal/service-kit/budgets';
import { inTransaction, pingDatabase } from '@portal/service-kit/database';
import { type EventStore, eventStore, type Told, toldAfterwards } from '@portal/service-kit/events';
import { enqueue, type OutboxStore, outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { type OriginalStore, originalStore } from './applications/original-store';
import { type ApplicationStore, applicationStore } from './applications/store';
import type { Sender } from './arriving/arriving-file';
import { type ArrivingStore, arrivingStores } from './arriving/store';
import { type AssignmentStore, assignmentStore } from './assignments/store';
import { type AuditStore, auditStore } from './audit/store';
import { type AwaitedStore, awaitedStore } from './awaited/store';
import { type BlindStore, blindStore } from './blind/store';
import { type BulkStore, bulkStore } from './bulk/store';
import { type CalendarStore, calendarStore } from './calendar/store';
import { type ConflictStore, conflictStore } from './conflicts/store';
import { type ContactStore, contactStore } from './contact/store';
import { type CountingStore, countingStore } from './counting/store';
import { type DiscardedStore, discardedStore } from './discarding/store';
import { type DocumentStore, documentStore } from './documents/store';
import { type PhoneStore, phoneStore } from './doubtful-phones/store';
import { type ErasingStore, erasingStore } from './erasing/store';
import { withActEvents } from './events/act-events';
import { type DecisionKeyStore, decisionKeyStore } from './feedback/decision-key-store';
import { type FeedbackStore, feedbackStore } from './feedback/store';
import { type FoldingStore, foldingStore } from './folding/store';
import { type HeldStore, heldStore } from './holding/store';
import { type LabelStore, labelStore } from './labels/store';
import { type LanguageStore, languageStore } from './language/store';
import { type PartStore, partStore } from './lists/parts-store';
import { type ListStore, listStore } from './lists/store';
import { type LookStore, lookStore } from './looks/store';
import { type MailRecordStore, mailRecordStore } from './mail/record-store';
import { type NoteStore, noteStore } from './notes/store';
import { type NotificationStore, notificationStore } from './notifications/store';
import { type OverviewStore, overviewStore } from './overview/store';
import { type PortalStore, portalStore } from './portal/store';
import { type LetterRequestStore, letterRequestStore } from './referees/store';
import { type ReminderStore, reminderStore } from './reminders/store';
import { type ReopeningStore, reopeningStore } from './reopening/store';
import { type RequestStore, requestStore } from './requests/store';
import { type RetentionStore, retentionStore } from './retention/store';
import { type CancelledActStore, cancelledActStore } from './rights/store';
import { type SamePersonStore, samePersonStore } from './same-person/store';
import { type SavedReplyStore, savedReplyStore } from './saved-replies/store';
import { type SavedViewStore, savedViewStore } from './saved-views/store';
import { type ScoreStore, scoreStore } from './scores/store';
import { type CopyStore, copyStore } from './submission/copies-store';
import { type TemplateStore, templateStore } from './templates/store';
import { type TodayStore, todayStore } from './today/store';
import { type UnderAddressStore, underAddressStore } from './under-address/store';
import { type WebhookStore, webhookStore } from './webhooks/store';

export const outboxName = 'applications_outbox';
export const eventsName = 'applications_events';

export interface Stores {
  applications: ApplicationStore;
  originals: OriginalStore;
  folding: FoldingStore;
  documents: DocumentStore;
  languages: LanguageStore;
  lists: ListStore;
  parts: PartStore;
  counting: CountingStore;
  overview: OverviewStore;
  views: SavedViewStore;
  replies: SavedReplyStore;
  blind: BlindStore;
  bulk: BulkStore;
  looks: LookStore;
  today: TodayStore;
  phones: PhoneStore;
  awaited: AwaitedStore;
  portal: PortalStore;
  /** By who sends. */
  arriving: Record<Sender['kind'], ArrivingStore>;
  audit: AuditStore;
  events: EventStore;
  erasing: ErasingStore;
  feedback: FeedbackStore;
  decisionKeys: DecisionKeyStore;
  held: HeldStore;
  cancelled: CancelledActStore;
  labels: LabelStore;
  notes: NoteStore;
  assignments: AssignmentStore;
  conflicts: ConflictStore;
  scores: ScoreStore;
  notifications: NotificationStore;
  requests: RequestStore;
  samePerson: SamePersonStore;
  copies: CopyStore;
  contact: ContactStore;
  calendar: CalendarStore;
  reminders: ReminderStore;
  reopenings: ReopeningStore;
  discarded: DiscardedStore;
  underAddress: UnderAddressStore;
  retention: RetentionStore;
  letters: LetterRequestStore;
  budgets: BudgetStore;
  outbox: OutboxStore;
  mails: MailRecordStore;
  templates: TemplateStore;
  webhooks: WebhookStore;
  /**
   * Enqueues a piece of work for the outbox worker; returns its id. A mail that names its application is recorded there
   * at once, else when it is delivered.
   */
  enqueue(kind: string, payload: object, applicationId?: number): Promise<number>;
  /** Runs `work` on stores of one transaction. */
  together<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}

/** `tell` hears of each security event that is stored. */
export function openStores(knex: Knex, tell: (event: Told) => void = () => undefined): Stores {
  const events = eventStore(knex, eventsName, tell);
  const mails = mailRecordStore(knex, outboxName);
  return {
    applications: applicationStore(knex),
    originals: originalStore(knex),
    folding: foldingStore(knex),
    documents: documentStore(knex),
    languages: languageStore(knex),
    lists: listStore(knex),
    parts: partStore(knex),
    counting: countingStore(knex),
    overview: overviewStore(knex),
    views: savedViewStore(knex),
    replies: savedReplyStore(knex),
    blind: blindStore(knex),
    bulk: bulkStore(knex),
    looks: lookStore(knex),
    today: todayStore(knex),
    phones: phoneStore(knex),
    awaited: awaitedStore(knex),
    portal: portalStore(knex),
    arriving: arrivingStores(knex),
    audit: withActEvents(auditStore(knex), events),
    events,
    erasing: erasingStore(knex),
    feedback: feedbackStore(knex),
    decisionKeys: decisionKeyStore(knex),
    held: heldStore(knex),
    cancelled: cancelledActStore(knex),
    labels: labelStore(knex),
    notes: noteStore(knex),
    assignments: assignmentStore(knex),
    conflicts: conflictStore(knex),
    scores: scoreStore(knex),
    notifications: notificationStore(knex),
    requests: requestStore(knex),
    samePerson: samePersonStore(knex),
    copies: copyStore(knex),
    contact: contactStore(knex, outboxName),
    calendar: calendarStore(knex),
    reminders: reminderStore(knex),
    reopenings: reopeningStore(knex),
    discarded: discardedStore(knex),
    underAddress: underAddressStore(knex),
    retention: retentionStore(knex),
    letters: letterRequestStore(knex),
    budgets: budgetStore(knex, 'budgets'),
    outbox: outboxStore(knex, outboxName),
    mails,
    templates: templateStore(knex),
    webhooks: webhookStore(knex),
    async enqueue(kind, payload, applicationId) {
      const outboxId = await enqueue(knex, outboxName, { kind, payload });
      if (applicationId !== undefined)
        await mails.insert({ applicationId, outboxId, kind, payload }, new Date());
      return outboxId;
    },
    together: (work) =>
      toldAfterwards(tell, (heard) => inTransaction(knex, (trx) => work(openStores(trx, heard.begin())))),
    ping: () => pingDatabase(knex),
  };
}
