import {
  REPORT_VIEWS_VERSION,
  REPORT_VIEWS_VERSION_VIEW,
  viewsServe,
} from '@portal/contract-svc-applications-v1/report-views';
import { neededViews } from '../src/needs';
import { refuseOtherViews } from '../src/reports/views-version-store';
import { onEachDatabase } from './reports-under-test';

test('what this service needs is offered by the contract of today', () => {
  expect(viewsServe(REPORT_VIEWS_VERSION, neededViews)).toBe(true);
});

onEachDatabase(0, (portal) => {
  const ready = async () => {
    const response = await fetch(`${portal().url}/readyz`);
    return {
      ...((await response.json()) as { message?: string; not_ready?: string[] }),
      status: response.status,
    };
  };
  const publishes = (version: string) => portal().knex(REPORT_VIEWS_VERSION_VIEW).update({ version });

  it('is ready beside the views that it was written for, and beside those with additions', async () => {
    for (const version of [neededViews, neededViews.replace(/\.\d+\.\d+$/, '.9.0')]) {
      await publishes(version);
      expect((await ready()).status).toBe(200);
    }
  });

  it('is not ready beside other views, and says what it needs and what is there', async () => {
    await publishes('2.0.0');
    expect(await ready()).toMatchObject({
      status: 503,
      message: `Not ready: report-views (needs views ${neededViews}, the database has 2.0.0)`,
      not_ready: ['report-views'],
    });
  });

  it('old and new replicas beside each other: the new one waits for the migration, the old one goes on', async () => {
    const { knex } = portal();
    const old = () => refuseOtherViews(knex, '1.0.0');
    const next = () => refuseOtherViews(knex, '1.1.0');
    await publishes('1.0.0');
    await old();
    await expect(next()).rejects.toThrow('needs views 1.1.0, the database has 1.0.0');
    await publishes('1.1.0');
    await next();
    // After the way back the tables are unchanged, and replicas of the old release read them.
    await old();
  });

  it('without the view it says what to run', async () => {
    const { knex } = portal();
    await knex.schema.dropTable(REPORT_VIEWS_VERSION_VIEW);
    expect((await ready()).message).toMatch(
      /the database names none: run the migrations of svc-applications/,
    );
  });
});
