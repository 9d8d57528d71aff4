import { connectDatabase } from '@portal/service-kit/database';
import type { TestPortal } from './harness';

const day = 24 * 3_600_000;

/** Moves an application's submission back by so many days, since no story can wait a year. */
export async function submittedDaysAgo(
  { database: url }: Pick<TestPortal, 'database'>,
  application_id: number,
  days: number,
): Promise<Date> {
  const database = connectDatabase({ url });
  const submitted_at = new Date(Date.now() - days * day);
  try {
    await database('applications').where({ id: application_id }).update({ submitted_at });
  } finally {
    await database.destroy();
  }
  return submitted_at;
}
