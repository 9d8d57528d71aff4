import { applicationStatuses, labelOf, referenceOf } from '@portal/contract-svc-applications-v1';
import readSheets from 'read-excel-file/node';
import { ClientFunction } from 'testcafe';
import { call, staffSignIn, startInternship, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { pdfText, withDownloads } from '../support/downloads';
import { choose } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, words } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { startTestPortal } from '../support/portal';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { decide } from '../support/staff-api';
import { startVisit } from '../support/visit-api';
import { desktop, phone, resize } from '../support/windows';

fixture('Staff make a report')
  .clientScripts(pageTranslator())
  .before(async (context) => {
    context.portal = await startTestPortal(harness().startPortal);
  })
  .after((context) => context.portal.stop());

interface Report {
  counts: {
    total: number;
    intern: number;
    visitor: number;
    by_status: Record<string, number>;
    by_month: { month: string; intern: number; visitor: number }[];
  };
  applications: { id: number; applicant_name: string; type: string; status: string }[];
}

const readReport = async (portal: TestPortal, query: string) =>
  call<Report>(portal, 'GET', `/api/admin/reports/applications?${query}`, {
    token: (await staffSignIn(portal)).token,
  });

/** The rows of a table found by its name, without its head; with all columns, or those with the given indexes. */
const tableRows = ClientFunction((name: string, columns?: number[]) =>
  Array.from(document.querySelectorAll(`table[aria-label="${name}"] tbody tr`)).map((row) =>
    Array.from(row.children)
      .filter((_, place) => !columns || columns.includes(place))
      .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
  ),
);

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Expects the numbers of the server's JSON on the screen. */
async function expectShown(t: TestController, { counts, applications }: Report) {
  await t.expect(words(new RegExp(`^${counts.total} applications? match(es)? the filters`)).exists).ok();
  await t
    .expect(tableRows('Status breakdown'))
    .eql(applicationStatuses.map(({ value, label }) => [label, String(counts.by_status[value])]));
  await t.expect(tableRows('Applications by type')).eql([
    ['Visitor', String(counts.visitor)],
    ['Intern', String(counts.intern)],
  ]);
  await t
    .expect(tableRows('Submissions over time'))
    .eql(
      counts.by_month.map(({ month, intern, visitor }) => [
        monthName(month),
        ...[intern, visitor, intern + visitor].map(String),
      ]),
    );
  await t
    .expect(tableRows('Preview', [0, 1, 3]))
    .eql(
      applications.map(({ id, applicant_name, type, status }) => [
        referenceOf(type, id),
        applicant_name,
        labelOf(applicationStatuses, status),
      ]),
    );
}

test('an empty report is marked as empty, and offers no file', async (t) => {
  await resize(t, phone);
  await openAsStaff(t.fixtureCtx.portal as TestPortal, '/admin/reports?range=all');
  await t.expect(words('No applications match these filters').exists).ok();
  await t.expect(button('Download PDF').getAttribute('aria-disabled')).eql('true');
  await t.expect(button('Download Excel').getAttribute('aria-disabled')).eql('true');
  await expectCleanStaffPage('an empty report');
});

test('the screen, the tables behind the charts, the PDF and the sheet have the same figures', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const approved = await submittedApplicant(portal, anApplicant('José Muñoz'));
  await decide(portal, approved.application_id, 'approved', 'Welcome! We look forward to meeting you.');
  // The font for this name's letters is only unpacked when it is needed.
  await submittedApplicant(portal, anApplicant('王小明'));
  await startInternship(portal, anApplicant('Paul Habimana'));
  await startVisit(portal, anApplicant('Grace Iradukunda'));

  await resize(t, desktop);
  await openAsStaff(portal, '/admin/reports');
  await expectShown(t, await readReport(portal, 'days=30&limit=10'));
  await expectCleanStaffPage('the report');
  await choose('Application type', 'Intern');
  await expectShown(t, await readReport(portal, 'type=intern&days=30&limit=10'));
  await choose('Status', 'Approved');
  await choose('Date range', 'All time');
  const last = await readReport(portal, 'type=intern&status=approved&limit=10');
  await t.expect(last.counts.total).eql(1);
  await expectShown(t, last);

  const report = await readReport(portal, 'type=intern');
  await inSecondWindow(portal, async ({ page, open, press, see }) => {
    await withDownloads(page, async (fileLike) => {
      await open('/admin/reports?type=intern&range=all', storageOf(await staffSignIn(portal)));
      await see('Preview');
      await press('Download PDF');
      const text = await pdfText(await fileLike(/^applications-report-[\d-]{10}\.pdf$/));
      for (const { applicant_name } of report.applications) await t.expect(text).contains(applicant_name);
      await t.expect(text).notContains('Grace Iradukunda');
      await see('Report downloaded successfully');

      await press('Download Excel');
      const sheets = await readSheets(await fileLike(/^applications-report-[\d-]{10}\.xlsx$/));
      const [head, ...rows] = sheets.find(({ sheet }) => sheet === 'Applications')?.data ?? [];
      await t.expect(head?.length).gte(7);
      await t.expect(rows.map((row) => row[1])).eql(report.applications.map((one) => one.applicant_name));
    });
  });
});
