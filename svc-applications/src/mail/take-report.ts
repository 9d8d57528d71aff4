import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import { NotFound, TooLarge } from '@portal/service-kit/errors';
import { newsOf, notifyStaff, type Service } from '../platform';
import { readReport } from './report';

/** The most bytes of a report, which may contain the whole mail. */
const mostBytes = 256 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Checks the mail server's secret.
 * @throws NotFound if it is wrong, or no secret is configured
 */
export function authorizeReporter(secret: string | undefined, authorization: string): void {
  if (!secret || !timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))) throw new NotFound();
}

/**
 * Reads the body of a report.
 * @throws TooLarge
 */
export async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Records that a mail was returned, and notifies staff, once for each mail. Returns whether it is such a report. */
export async function takeReport(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  text: string,
): Promise<boolean> {
  const report = readReport(text);
  if (!report) return false;
  const { outboxId, answer } = report;
  await stores.transaction(async (trx) => {
    const record = await trx.mails.bounced(outboxId, answer, clock());
    const application = record && (await trx.applications.find({ id: record.applicationId }));
    if (!application) return;
    const reference = referenceOf(application.type, application.id);
    const words = newsOf('cameBack', { reference });
    await notifyStaff(trx, { type: 'other', ...words, application }, clock());
  });
  return true;
}
