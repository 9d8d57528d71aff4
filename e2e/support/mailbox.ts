import type { Email } from 'postal-mime';
import type { TestPortal } from './harness';
import { until } from './patience';

async function mailsTo(portal: Pick<TestPortal, 'mails'>, address: string): Promise<Email[]> {
  const mails = await portal.mails();
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
}

/** The newest mail to an address whose subject matches; waits for it. */
export async function mailTo(
  portal: Pick<TestPortal, 'mails'>,
  address: string,
  subject = /./,
): Promise<Email> {
  return until(
    `a mail to ${address} with a subject like ${subject} comes`,
    async () => (await mailsTo(portal, address)).filter((one) => subject.test(one.subject ?? '')).at(-1),
    { everyMs: 100 },
  );
}

/** The password in the confirmation mail: the newest mail to the address whose subject matches. */
export async function passwordFromMail(
  portal: Pick<TestPortal, 'mails'>,
  address: string,
  subject = /./,
): Promise<string> {
  const { text = '' } = await mailTo(portal, address, subject);
  const password = /password[^\n:]*:\s*(\S+)/i.exec(text)?.[1];
  if (!password) throw new Error(`No password in:\n${text}`);
  return password;
}

/** The first link in a mail that leads to the portal and contains `part`. */
export async function linkFromMail(
  portal: TestPortal,
  address: string,
  subject: RegExp,
  part: string,
): Promise<string> {
  const { text = '' } = await mailTo(portal, address, subject);
  const link = (text.match(/https?:\/\/\S+/g) ?? []).find((found) => found.includes(part));
  if (!link) throw new Error(`No link with ${part} in:\n${text}`);
  return link;
}
