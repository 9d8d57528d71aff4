import { reportViews } from '@portal/contract-svc-applications-v1/report-views';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/**
 * Lets a database user read the published views and nothing else. The migration grants this right after it creates the
 * views, so that no deployment has a view without its right.
 * @throws Error that names the missing right
 */
export async function grantReportViews(knex: Knex, user: string | undefined): Promise<void> {
  if (user === undefined || engineOf(knex) === 'sqlite') return;
  for (const view of Object.keys(reportViews)) {
    await knex.raw(`grant select on ?? to ?@'%'`, [view, user]).catch((error: Error) => {
      throw new Error(
        `${user} was not allowed to read ${view} (${error.message}). Run deploy/mysql/users.sh first: it makes the user and lets this job grant.`,
      );
    });
  }
}
