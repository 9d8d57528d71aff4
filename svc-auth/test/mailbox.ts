import { openMailTransport } from '@portal/service-kit/mail';
import { startOutboxWorker } from '@portal/service-kit/outbox';
import { type ReceivedMail, startSmtpServer, type TestSmtpServer, until } from '@portal/test-kit';
import { mailDelivery } from '../src/mail/mails/deliver';
import { outboxName } from '../src/platform/stores';
import type { AuthUnderTest } from './auth-under-test';

export interface Mailbox {
  smtp: TestSmtpServer;
  /** The text of the next mail to this address; earlier mails are forgotten. */
  nextTo(email: string, trigger: () => Promise<unknown>): Promise<string>;
  /** The mails to these addresses; mails of earlier tests may still be arriving. */
  sentTo(...emails: string[]): ReceivedMail[];
  /** Resolves when all mails queued so far have been sent. */
  atRest(): Promise<void>;
  stop(): Promise<void>;
}

/** Sends the outbox's mails to a mail server of the test. */
export async function startMailbox(auth: AuthUnderTest): Promise<Mailbox> {
  const smtp = await startSmtpServer();
  const transport = openMailTransport({ kind: 'smtp', url: smtp.url }, 'Hill School <no-reply@example.org>');
  const worker = startOutboxWorker({
    knex: auth.knex,
    table: outboxName,
    deliver: mailDelivery(auth.service, transport),
    pollMs: 20,
    backOffMs: () => 50,
  });
  return {
    smtp,
    async nextTo(email, trigger) {
      smtp.mails.length = 0;
      await trigger();
      return (await smtp.mail(({ to }) => to.includes(email))).text;
    },
    sentTo: (...emails) => smtp.mails.filter(({ to }) => to.some((address) => emails.includes(address))),
    async atRest() {
      await until(async () => !(await auth.knex(outboxName).where({ state: 'waiting' }).first()));
    },
    async stop() {
      await worker.stop();
      transport.close();
      await smtp.stop();
    },
  };
}
