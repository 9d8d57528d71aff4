import type { MailSubject } from './transport';

const name = 'X-Portal-About';

/** `X-Portal-About: person-17 application-46`: a header that only mails kept as files have. */
export const subjectHeader = ({ personId, applicationId }: MailSubject): Record<string, string> => ({
  [name]: [
    `person-${personId}`,
    ...(applicationId === undefined ? [] : [`application-${applicationId}`]),
  ].join(' '),
});

/** The marks in the head of a kept mail; undefined for a mail of an earlier release, which has none. */
export function subjectIn(head: string): string[] | undefined {
  const line = new RegExp(`^${name}: (.*)$`, 'im').exec(head.split(/\r?\n\r?\n/, 1)[0] ?? '');
  return line?.[1]?.trim().split(/\s+/);
}
