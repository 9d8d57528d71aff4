import { sqlite } from '@portal/test-kit';
import { textOf } from './poppler';
import { startReports } from './reports-under-test';
import { sampleReview } from './sample-review';

/** The text of an application's copy, of a portal in that zone. */
async function copyIn(timeZone: string): Promise<string> {
  const review = { ...sampleReview(), submitted_date: '2026-11-25T22:30:00.000Z' };
  const unused = () => Promise.reject(new Error('not asked here'));
  const portal = await startReports(await sqlite.createDatabase(), {
    applications: {
      forStaff: async () => review,
      timeZone: async () => timeZone,
      ...{ forOwner: unused, matching: unused, recordExport: unused, hiddenFrom: unused },
    },
  });
  const response = await portal.get('/api/admin/applications/7/export-pdf');
  const text = await textOf(new Uint8Array(await response.arrayBuffer()));
  await portal.stop();
  return text;
}

test.each([
  ['Africa/Kigali', 'Submitted on 26 November 2026'],
  ['America/New_York', 'Submitted on 25 November 2026'],
])('the day of a submission is one of the portal (%s)', async (timeZone, words) => {
  expect(await copyIn(timeZone)).toContain(words);
});
