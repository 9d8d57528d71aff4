import type { OutboxStatus } from '@portal/service-kit/outbox';
import type { DeadLetter } from './dead-letters';

/** Mails that wait or were given up, without addresses and contents. */
export function presentMail({ dead, waiting }: { dead: DeadLetter[]; waiting: OutboxStatus['waiting'] }) {
  return {
    dead: dead.map((letter) => ({
      id: letter.id,
      kind: letter.kind,
      application_id: letter.applicationId,
      attempts: letter.attempts,
      last_error_code: letter.lastError,
      created_at: letter.createdAt.toISOString(),
      failed_at: letter.failedAt.toISOString(),
    })),
    waiting: { count: waiting.count, oldest_at: waiting.oldestAt?.toISOString() ?? null },
  };
}
