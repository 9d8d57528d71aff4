import { readFile } from 'node:fs/promises';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import { connectDatabase } from '@portal/service-kit/database';
import readSheets from 'read-excel-file/node';
import { call, staffSignIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { pdfOf, withDownloads } from '../support/downloads';
import { harness, type TestPortal } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { startTestPortal } from '../support/portal';
import { inSecondWindow } from '../support/second-window';

fixture('Portals on machines of two time zones show the same days');

/** At this time it is the 11th of March in Kigali, the portals' time zone, and the 10th in UTC. */
const submitted = new Date('2026-03-10T22:30:00Z');
/** Time zones of which at any moment at least one has another day than Kigali. */
const machines = ['Pacific/Kiritimati', 'Etc/GMT+12'];

async function startedIn(zone: string): Promise<TestPortal> {
  const portal = await startTestPortal(harness().startPortal, { env: { TZ: zone } });
  for (const name of ['svc-applications', 'svc-reports'])
    if (!(await readFile(`/proc/${portal.child(name).pid}/environ`, 'utf8')).includes(`TZ=${zone}`))
      throw new Error(`${name} does not run in ${zone}`);
  return portal;
}

async function inDatabase<T>(
  { database: url }: TestPortal,
  work: (knex: Database) => Promise<T>,
): Promise<T> {
  const database = connectDatabase({ url });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
type Database = ReturnType<typeof connectDatabase>;

const kigali = { timeZone: 'Africa/Kigali', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayInKigali = (at: Date) => new Intl.DateTimeFormat('en-GB', kigali).format(at);

/** The day in the mail of a submission just now, beside the day in Kigali. */
async function dayOfMail(portal: TestPortal, id: number, email: string) {
  const { text = '' } = await mailTo(portal, email, /received/i);
  const at = await inDatabase(portal, (knex) => knex('applications').where({ id }).first('submitted_at'));
  return { message: /Received:? +(\d+ \w+ \d{4})/.exec(text)?.[1], expected: dayInKigali(at.submitted_at) };
}

/** The day of one submission wherever people read it. */
async function daysOf(portal: TestPortal, id: number) {
  const session = await staffSignIn(portal);
  const { token } = session;
  const day = 'from_date=2026-03-11&to_date=2026-03-11';
  const reference = referenceOf('intern', id);
  const listed = await call<{ applications: { id: number }[] }>(
    portal,
    'GET',
    `/api/admin/reports/applications?${day}`,
    { token },
  );
  const copy = await pdfOf(portal, `/api/admin/applications/${id}/export-pdf`, token);
  const report = await pdfOf(portal, `/api/admin/reports/download-pdf?${day}`, token);
  let sheet: unknown;
  let page = '';
  await inSecondWindow(portal, async ({ page: window, open, press, see }) => {
    await withDownloads(window, async (fileLike) => {
      await open('/admin/reports?from=2026-03-11&to=2026-03-11', storageOf(session));
      await see(reference);
      page = await window.$eval('table[aria-label="Preview"] tbody', (body) => body.textContent ?? '');
      await press('Download Excel');
      const sheets = await readSheets(await fileLike(/^applications-report-[\d-]{10}\.xlsx$/));
      sheet = sheets
        .find((one) => one.sheet === 'Applications')
        ?.data.find((row) => row[0] === reference)?.[5];
    });
  });
  return {
    ids: listed.applications.map((one) => one.id),
    copy: /Submitted on (\d+ \w+ \d{4})/.exec(copy)?.[1],
    report: new RegExp(`${reference}.* (\\d+ Mar 2026)`).exec(report)?.[1],
    // Excel stores times in days: a time read back may be a millisecond off.
    sheet: sheet instanceof Date ? new Date(sheet.getTime() + 500).toISOString().slice(0, 16) : sheet,
    page: /(\d+)\sMar\s2026/.exec(page)?.[1],
  };
}

test('mail, page, copy, report and workbook show the day of Kigali, wherever the machine is', async (t) => {
  const portals: TestPortal[] = [];
  try {
    for (const zone of machines) portals.push(await startedIn(zone));
    for (const portal of portals) {
      const { applicant, application_id: id } = await submittedApplicant(portal, anApplicant());
      const { message, expected } = await dayOfMail(portal, id, applicant.email);
      await t.expect(message).eql(expected);
      const moments = { created_at: submitted, submitted_at: submitted };
      await inDatabase(portal, (knex) => knex('applications').where({ id }).update(moments));
      await t.expect(await daysOf(portal, id)).eql({
        ids: [id],
        copy: '11 March 2026',
        report: '11 Mar 2026',
        sheet: '2026-03-11T00:30',
        page: '11',
      });
    }
  } finally {
    for (const portal of portals) await portal.stop();
  }
});
