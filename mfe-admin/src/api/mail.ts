import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

type MailAnswer = AnswerBody<'M20'>;

/** Both services that send mails count theirs from one: `of` tells whose it is. */
export type DeadLetter = MailAnswer['dead'][number] & { of: 'applications' | 'accounts' };

export interface MailStanding {
  /** Given up after the last attempt, the newest first. */
  dead: DeadLetter[];
  /** How many are still to be sent, and since when the oldest waits. */
  waiting: { count: number; oldestAt: string | null };
}

const doors = { applications: '/api/admin/mail', accounts: '/api/staff/mail' };

export async function readMail(api: ApiClient): Promise<MailStanding> {
  const owners = ['applications', 'accounts'] as const;
  const answers = await Promise.all(owners.map(async (of) => (await api.get<MailAnswer>(doors[of])).body));
  const dead = answers.flatMap((answer, at) =>
    answer.dead.map((letter) => ({ ...letter, of: owners[at] ?? 'applications' })),
  );
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
  return (await api.post<AnswerBody<'M21'>>(`${doors[of]}/${id}/retry`)).body.state;
}
