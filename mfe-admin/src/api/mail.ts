import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

type MailAnswer = AnswerBody<'listApplicationMails'>;
/** What happened to an email about an application. */
export type ApplicationMail = NonNullable<AnswerBody<'getTimeline'>['mails']>[number];

/** The ids of both mail-sending services start at 1: `of` names the service. */
export type DeadLetter = MailAnswer['dead'][number] & { of: 'applications' | 'accounts' };

export interface MailStatus {
  /** Mails that were given up after their last attempt, the newest first. */
  dead: DeadLetter[];
  /** The number of mails still to be sent, and since when the oldest one waits. */
  waiting: { count: number; oldestAt: string | null };
}

export async function readMail(api: ApiClient): Promise<MailStatus> {
  const [{ body: applications }, { body: accounts }] = await Promise.all([
    call(api, applicationCalls.listApplicationMails),
    call(api, accountCalls.listAccountMails),
  ]);
  const answers = [applications, accounts];
  const dead: DeadLetter[] = [
    ...applications.dead.map((letter) => ({ ...letter, of: 'applications' as const })),
    ...accounts.dead.map((letter) => ({ ...letter, of: 'accounts' as const })),
  ];
  const oldest = answers.flatMap(({ waiting }) => waiting.oldest_at ?? []).sort();
  return {
    dead: dead.sort((a, b) => b.failed_at.localeCompare(a.failed_at)),
    waiting: {
      count: answers.reduce((sum, { waiting }) => sum + waiting.count, 0),
      oldestAt: oldest[0] ?? null,
    },
  };
}

/** Tries to send a mail again and returns whether it was sent at once. 409 while it is being sent. */
export async function sendAgain(api: ApiClient, { of, id }: DeadLetter): Promise<'sent' | 'pending'> {
  const input = { params: { id } };
  return (
    await (of === 'accounts'
      ? call(api, accountCalls.retryAccountMail, input)
      : call(api, applicationCalls.retryApplicationMail, input))
  ).body.state;
}

/** Sends an email about an application again and returns whether it was sent at once. 409 while it waits. */
export async function sendMailAgain(api: ApiClient, id: number): Promise<'sent' | 'pending'> {
  return (await call(api, applicationCalls.resendApplicationMail, { params: { id } })).body.state;
}

/** Gives an applicant with an unproven mailbox another address. 409 for a proven mailbox or a taken address. */
export async function correctMailAddress(
  api: ApiClient,
  applicationId: number,
  email: string,
): Promise<void> {
  await call(api, applicationCalls.correctMailAddress, { params: { id: applicationId }, body: { email } });
}
