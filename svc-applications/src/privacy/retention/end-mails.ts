import { cutoffOf, type Rule } from '../../application';
import type { Service } from '../../platform';

type Parts = Pick<Service, 'stores' | 'auth' | 'mails' | 'clock'>;

/** Removes old mails here and in svc-auth, and old devices in svc-auth. May be repeated. */
export async function endMails(
  { stores, auth, mails, clock }: Parts,
  rules: readonly Rule[],
  runAt: Date,
): Promise<void> {
  const before = (status: Rule['status']) => {
    const rule = rules.find((one) => one.programme === 'portal' && one.status === status);
    return rule ? cutoffOf(rule, runAt) : null;
  };
  const mailsBefore = before('mails');
  const elsewhere = await auth.endOld({ mailsBefore, devicesBefore: before('devices') });
  if (mailsBefore === null) return;
  const here = (await mails.removeBefore(mailsBefore)) + (await stores.outbox.removeDead(mailsBefore));
  await stores.mails.removeBefore(mailsBefore);
  const removed = here + elsewhere;
  if (removed > 0) await stores.events.add({ kind: 'mails_ended', details: { mails: removed } }, clock());
}
