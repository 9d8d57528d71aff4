import { connectDatabase } from '@portal/service-kit/database';
import { until } from '../support/patience';

/** Waits until one more attempt to send a mail has failed. */
export async function triedInVain(url: string): Promise<void> {
  const database = connectDatabase({ url });
  const attempts = async () => {
    const row = await database('applications_outbox')
      .whereNull('sent_at')
      .sum({ attempts: 'attempts' })
      .first();
    return Number(row?.attempts ?? 0);
  };
  try {
    const before = await attempts();
    await until('an attempt to send a mail fails', async () => (await attempts()) > before);
  } finally {
    await database.destroy();
  }
}
