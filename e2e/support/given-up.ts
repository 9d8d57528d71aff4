import { connectDatabase } from '@portal/service-kit/database';
import type { TestPortal } from './harness';

/** Marks the newest mail about applications as given up, as after its last attempt, since no story can wait a day. */
export async function giveUpNewestMail({ database: url }: Pick<TestPortal, 'database'>): Promise<void> {
  const database = connectDatabase({ url });
  try {
    const { id } = await database('applications_outbox').orderBy('id', 'desc').first('id');
    const end = {
      state: 'dead',
      attempts: 24,
      last_error: 'EENVELOPE 550',
      due_at: new Date(),
      sent_at: null,
    };
    await database('applications_outbox').where({ id }).update(end);
  } finally {
    await database.destroy();
  }
}
