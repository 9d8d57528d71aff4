import { connectDatabase } from '@portal/service-kit/database';
import { call, staffSignIn } from './api';
import type { TestPortal } from './harness';

/** Sets for how many minutes a portal holds decisions before they are sent; with 0 they are sent at once. */
export async function holdFor(portal: TestPortal, hold_minutes: number): Promise<void> {
  const { token } = await staffSignIn(portal);
  await call(portal, 'PUT', '/api/admin/settings', { token, json: { hold_minutes } });
}

/** Ends the waiting time of all held decisions, since no story can wait so long. */
export async function minutesAreOver({ database: url }: Pick<TestPortal, 'database'>): Promise<void> {
  const database = connectDatabase({ url });
  try {
    await database('held_decisions')
      .whereNotNull('slot')
      .update({ goes_out_at: new Date(Date.now() - 1000) });
  } finally {
    await database.destroy();
  }
}
