import type { Email } from 'postal-mime';
import type { TestPortal } from './harness';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function mailsTo(portal: Pick<TestPortal, 'mails'>, address: string): Promise<Email[]> {
  const mails = await portal.mails();
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
}

/** The newest message to an address whose subject fits; waits up to ten seconds for it. */
export async function mailTo(
  portal: Pick<TestPortal, 'mails'>,
  address: string,
  subject = /./,
): Promise<Email> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const mail = (await mailsTo(portal, address)).filter((one) => subject.test(one.subject ?? '')).at(-1);
    if (mail) return mail;
    await pause(100);
  }
  throw new Error(`No mail to ${address} with a subject like ${subject} came.`);
}

/** The password that the confirmation carries. */
export async function passwordFromMail(portal: Pick<TestPortal, 'mails'>, address: string): Promise<string> {
  const { text = '' } = await mailTo(portal, address);
  const password = /password[^\n:]*:\s*(\S+)/i.exec(text)?.[1];
  if (!password) throw new Error(`No password in:\n${text}`);
  return password;
}

/** The first address in a message that leads to the portal and holds `part`. */
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
