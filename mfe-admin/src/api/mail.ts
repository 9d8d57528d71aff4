import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { M20, M21 } from '@portal/contract-svc-applications-v1/operations';
import { A17, A18 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

type MailAnswer = AnswerBody<'M20'>;

/** Both services that send mails count theirs from one: `of` tells whose it is. */
export type DeadLetter = MailAnswer['dead'][number] & { of: 'applications' | 'accounts' };

export interface MailStanding {
  /** Given up after the last attempt, the newest first. */
  dead: DeadLetter[];
  /** How many are still to be sent, and since when the oldest waits. */
  waiting: { count: number; oldestAt: string | null };
}

export async function readMail(api: ApiClient): Promise<MailStanding> {
  const [{ body: applications }, { body: accounts }] = await Promise.all([call(api, M20), call(api, A17)]);
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

/** Tries one again; answers whether it went out already. 409 when it is on its way. */
export async function sendAgain(api: ApiClient, { of, id }: DeadLetter): Promise<'sent' | 'pending'> {
  const input = { params: { id } };
  return (await (of === 'accounts' ? call(api, A18, input) : call(api, M21, input))).body.state;
}
