import { REPORT_VIEWS_VERSION_VIEW, viewsServe } from '@portal/contract-svc-applications-v1/report-views';
import { NotReady } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { neededViews } from '../needs';

/** @throws NotReady, naming the needed and the present version, when the published views do not serve this service */
export async function refuseOtherViews(knex: Knex, needed = neededViews): Promise<void> {
  const version = await publishedVersion(knex);
  if (version === undefined)
    throw new NotReady(
      `needs views ${needed}, the database names none: run the migrations of svc-applications, and let this service's user read ${REPORT_VIEWS_VERSION_VIEW}`,
    );
  if (!viewsServe(version, needed)) throw new NotReady(`needs views ${needed}, the database has ${version}`);
}

/** Returns undefined if the view is missing or may not be read. */
async function publishedVersion(knex: Knex): Promise<string | undefined> {
  try {
    return (await knex(REPORT_VIEWS_VERSION_VIEW).first<{ version: string } | undefined>('version'))?.version;
  } catch (error) {
    if (/no such table|doesn't exist|denied/i.test((error as Error).message)) return undefined;
    throw error;
  }
}
