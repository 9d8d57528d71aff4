import type { connectDatabase } from '@portal/service-kit/database';
import { call, staffSignIn, submitInternship } from './api';
import { anApplicant } from './applicants';
import type { TestPortal } from './harness';

type Database = ReturnType<typeof connectDatabase>;

/** Makes submitted applications of which staff have reopened a section; returns their ids. */
export async function reopenSome(portal: TestPortal, count: number): Promise<number[]> {
  const { token } = await staffSignIn(portal);
  const ids: number[] = [];
  while (ids.length < count) {
    const id = await submitInternship(portal, anApplicant());
    const until = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
    const json = { sections: ['statement'], reason: 'Please say more about your reasons.', until };
    await call(portal, 'POST', `/api/admin/applications/${id}/reopenings`, { token, json });
    ids.push(id);
  }
  return ids;
}

/** Moves the last day of these reopenings into the past. */
export const letLapse = (database: Database, ids: number[]): Promise<unknown> =>
  database('reopenings')
    .whereIn('application_id', ids)
    .update({ ends_at: new Date(Date.now() - 60_000) });

export const hasLapsed = async (database: Database, ids: number[]): Promise<boolean> =>
  (await database('reopenings').whereIn('application_id', ids).whereNull('outcome')).length === 0;

/** Checks that staff were notified exactly once of each reopening that has ended. */
export async function problemsOfLapses(database: Database, ids: number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const id of ids) {
    const results = await database('notifications').where({ application_id: id, title: 'No answer in time' });
    if (results.length !== 1) problems.push(`Staff were notified ${results.length} times that ${id} is over`);
  }
  return problems;
}
