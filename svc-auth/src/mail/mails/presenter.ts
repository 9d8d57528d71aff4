import type { OutboxStatus } from '@portal/service-kit/outbox';

/** Presents the state of the outbox without addresses and contents of mails. */
export function presentMail({ dead, waiting }: OutboxStatus) {
  return {
    dead: dead.map((letter) => ({
      id: letter.id,
      kind: letter.kind,
      application_id: null,
      attempts: letter.attempts,
      last_error_code: letter.lastError,
      created_at: letter.createdAt,
      failed_at: letter.failedAt,
    })),
    waiting: { count: waiting.count, oldest_at: waiting.oldestAt },
  };
}
