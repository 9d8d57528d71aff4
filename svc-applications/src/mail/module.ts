import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, outboxName, type Service, type StoreParts } from '../platform';
import type { Mail } from './define-mail';
import type { Work } from './define-work';
import type { DraftFacts } from './parts';
import { type MailRecordStore, mailRecordStore } from './record-store';
import { remindDraft } from './reminders/mail';
import { reminderPages } from './reminders/page-routes';
import { startReminders } from './reminders/round';
import { type ReminderStore, reminderStore } from './reminders/store';
import { mailReportCalls } from './report-routes';
import { mailCalls } from './routes';
import { savedReplyCalls } from './saved-replies/routes';
import { type SavedReplyStore, savedReplyStore } from './saved-replies/store';
import { mailTables } from './tables';
import { templateCalls } from './templates/routes';
import { type TemplateStore, templateStore } from './templates/store';
import type { Works } from './works';

interface MailStores {
  replies: SavedReplyStore;
  reminders: ReminderStore;
  mails: MailRecordStore;
  templates: TemplateStore;
}

declare module '../platform/stores' {
  interface Stores extends MailStores {}
}

declare module '../platform/define-module' {
  interface StoreParts {
    /** The outbox work of all modules. */
    works: Works;
  }
  interface Module {
    /** The mails that the module sends. */
    mails?: readonly Mail[];
    /** Other work that the module does later by the outbox. */
    works?: readonly Work[];
    /** The facts that the module adds to a mail about a draft. */
    draftFacts?: DraftFacts;
  }
}

declare module '../platform/service' {
  interface Service {
    /** The outbox work of all modules. */
    works: Works;
    /** The secret that the mail server sends with its reports of returned mails; without it no reports are accepted. */
    mailReportsSecret?: string | undefined;
  }
}

const stores = (knex: Knex, { works }: StoreParts): MailStores => ({
  reminders: reminderStore(knex),
  mails: mailRecordStore(knex, outboxName),
  templates: templateStore(knex, works),
  replies: savedReplyStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...mailCalls(service),
  ...mailReportCalls(service),
  ...templateCalls(service),
  ...savedReplyCalls(service),
];

export const mailModule = defineModule({
  name: 'mail',
  tables: mailTables,
  permissions: ['sendMails', 'manageMail', 'manageMailTemplates'],
  stores,
  calls,
  jobs: [{ start: startReminders, actsFor: { portal: 'while reminders are on' } }],
  pages: [reminderPages],
  mails: [remindDraft],
});
