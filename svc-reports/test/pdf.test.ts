import {
  applicationStatuses,
  applicationTypes,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Report } from '@portal/contract-svc-reports-v1';
import { longName } from './factories';
import { pagesOf, textOf } from './poppler';
import { onSqlite } from './reports-under-test';

const query = '?from_date=2025-06-01';

onSqlite(901, (portal) => {
  let json: Report;
  let text: string;
  let pages: number;
  beforeAll(async () => {
    json = (await (await portal().get(`/api/admin/reports/applications${query}`)).json()) as Report;
    const answer = await portal().get(`/api/admin/reports/download-pdf${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="applications-report-2026-11-21.pdf"',
    );
    const pdf = new Uint8Array(await answer.arrayBuffer());
    [text, pages] = [await textOf(pdf), await pagesOf(pdf)];
  });

  test('the PDF holds the rows of the screen, each once, in their order', () => {
    const found = [...text.matchAll(/^\s*((?:INT|VIS)-\d+)\s/gm)].map(([, reference]) => reference);
    expect(found).toEqual(json.applications.map(({ type, id }) => referenceOf(type, id)));
  });

  test('a row has the applicant, the programme and the status', () => {
    const shortNamed = json.applications.filter((row) => row.applicant_name !== longName);
    for (const { id, type, status, applicant_name, progress } of shortNamed.slice(0, 200)) {
      const row = text.split('\n').find((line) => line.trim().startsWith(`${referenceOf(type, id)} `));
      expect(row).toContain(applicant_name);
      expect(row).toContain(labelOf(applicationTypes, type));
      expect(row).toContain(labelOf(applicationStatuses, status));
      expect(row?.replace(/\s+%/, '%')).toContain(`${progress}%`);
    }
  });

  test.each(['Élodie Łukasiewicz', 'Анна Иванова', 'محمد عبد الله', '王小明'])(
    '%s is found as typed',
    (name) => {
      expect(text).toContain(name);
    },
  );

  test('the report is in the language of the page, and a workbook, too', async () => {
    const inFrench = { 'Accept-Language': 'fr' };
    const answer = await portal().get(`/api/admin/reports/download-pdf${query}`, 'reviewer', inFrench);
    const french = (await textOf(new Uint8Array(await answer.arrayBuffer()))).replaceAll('\u00a0', ' ');
    for (const words of [
      'Rapport sur les candidatures',
      'Par statut',
      'depuis le 1er juin 2025',
      'Acceptée',
      'Stage',
      '1 sur',
    ])
      expect(french).toContain(words);
    expect(french).not.toMatch(/Applications|Applicant|Submitted|Not submitted|Internship|Approved/);
  });

  test('a name too long for its column is in the file to its last word', () => {
    const words = text.split(/\s+/);
    for (const word of longName.split(' ')) expect(words).toContain(word);
  });

  test('the first page has the filter, the author, the time, and the figures of the screen', () => {
    const [first = ''] = text.split('\f');
    expect(first).toContain('Hope Palliative Care');
    expect(first).toMatch(
      /Submitted +since 1 June 2025\. Applications that were never submitted count on the day/,
    );
    expect(first).toContain('Submissions over time');
    expect(first).toContain('Generated 21 November 2026 at 12:00 (UTC) by Ada Admin');
    for (const { value, label } of applicationStatuses) {
      expect(first).toMatch(new RegExp(`${label} +${json.counts.by_status[value]}\\b`));
    }
  });

  test('every page has its number and the head of the table', () => {
    const sheets = text.split('\f').slice(0, pages);
    expect(pages).toBe(1 + Math.ceil(json.counts.total / 38));
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toContain(`${index + 1} of ${pages}`);
      if (index > 0) expect(sheet).toMatch(/ID +Applicant +Programme +Status/);
    }
  });

  test('without rows the PDF is a page that states that', async () => {
    const answer = await portal().get('/api/admin/reports/download-pdf?to_date=1999-01-01');
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect(await pagesOf(pdf)).toBe(1);
    expect(await textOf(pdf)).toContain('No applications were submitted.');
  });

  test('by beginning, in Kigali: the filter, the chart and the clock show that', async () => {
    const there = '?to_date=1999-01-01&by=begun&time_zone=Africa/Kigali';
    const answer = await portal().get(`/api/admin/reports/download-pdf${there}`);
    const page = await textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(page).toMatch(/Started +until 1 January 1999\n/);
    expect(page).toMatch(/Applications started over time\s+No applications were started\./);
    expect(page).toContain('Generated 21 November 2026 at 14:00 (Kigali) by Ada Admin');
  });
});
