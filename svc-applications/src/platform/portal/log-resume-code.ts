import type { Logger } from '@portal/service-kit/logging';
import type { PortalSettings, ResumeCode } from './settings';

const meaning =
  "whoever knows an applicant's email address and phone number can open an application that is not submitted yet";

/** A sentence for the log if the portal asks for no code on a new device; undefined if it asks for one. */
export function sentenceOnResumeCode(
  { resumeCode: chosen }: Pick<PortalSettings, 'resumeCode'>,
  { fallback, mailGoesOut }: { fallback: ResumeCode; mailGoesOut: boolean },
): string | undefined {
  if ((chosen ?? fallback) !== 'off') return undefined;
  if (chosen) return `An administrator has switched the code on a new device off: ${meaning}.`;
  if (mailGoesOut) return `RESUME_CODE is off: ${meaning}.`;
  return `The code on a new device is off, since emails are kept in a folder (SMTP_URL is not set): ${meaning}.`;
}

/** Logs once, at the start, if the portal asks for no code on a new device, and what that means. */
export async function logResumeCode(
  read: () => Promise<PortalSettings>,
  how: { fallback: ResumeCode; mailGoesOut: boolean },
  logger: Pick<Logger, 'warn' | 'info'>,
): Promise<void> {
  const sentence = sentenceOnResumeCode(await read(), how);
  if (sentence) logger[how.mailGoesOut ? 'warn' : 'info'](sentence);
}
