import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule } from '../platform/define-module';
import type { Service } from '../platform/service';
import { outboxName } from '../platform/stores';
import { type MailRecordStore, mailRecordStore } from './record-store';
import { startReminders } from './reminders/round';
import { type ReminderStore, reminderStore } from './reminders/store';
import { mailReportCalls } from './report-routes';
import { mailCalls } from './routes';
import { savedReplyCalls } from './saved-replies/routes';
import { type SavedReplyStore, savedReplyStore } from './saved-replies/store';
import { templateCalls } from './templates/routes';
import { type TemplateStore, templateStore } from './templates/store';

interface MailStores {
  replies: SavedReplyStore;
  reminders: ReminderStore;
  mails: MailRecordStore;
  templates: TemplateStore;
}

declare module '../platform/stores' {
  interface Stores extends MailStores {}
}

declare module '../platform/service' {
  interface Service {
    /** By which the mail server is known that reports what came back; absent: nobody reports. */
    mailReportsSecret?: string | undefined;
  }
}

const stores = (knex: Knex): MailStores => ({
  reminders: reminderStore(knex),
  mails: mailRecordStore(knex, outboxName),
  templates: templateStore(knex),
  replies: savedReplyStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...mailCalls(service),
  ...mailReportCalls(service),
  ...templateCalls(service),
  ...savedReplyCalls(service),
];

export const mailModule = defineModule({ name: 'mail', stores, calls, jobs: [startReminders] });
