import { referenceOf, listMessages as t } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
import { textOf } from './poppler';
import { onSqlite, type ReportsUnderTest } from './reports-under-test';

const pdfPath = '/api/admin/reports/chosen-pdf';
const excelPath = '/api/admin/reports/chosen-excel';

onSqlite(60, (portal) => {
  const post = async ({ url, issuer }: ReportsUnderTest, path: string, body: object, role = 'reviewer') =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        ...(await issuer.bearer({ personId: 1, role, scope: 'account', name: 'Ada Admin' })),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const typeOf = async (ids: number[]) => {
    const rows: { id: number; type: 'intern' | 'visitor' }[] = await portal()
      .knex('report_applications_v1')
      .whereIn('id', ids)
      .orderBy('id', 'desc');
    return rows.map(({ id, type }) => referenceOf(type, id));
  };
  const referencesIn = (text: string) =>
    [...text.matchAll(/^\s*((?:INT|VIS)-\d+)\s/gm)].map(([, reference]) => reference);
  afterEach(() => {
    portal().service.applications.hiddenFrom = async () => ({ applications: [], programmes: [] });
  });

  test('the PDF has the chosen rows and no others, and states that', async () => {
    const ids = [3, 17, 8];
    const answer = await post(portal(), pdfPath, { ids, time_zone: 'Africa/Kigali' });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="applications-chosen-2026-11-21.pdf"',
    ]);
    const text = await textOf(await bytesOf(answer));
    expect(referencesIn(text)).toEqual(await typeOf(ids));
    expect(text).toContain('Selected one by one');
  });

  test('the workbook has the chosen rows, and a sheet of answers for their programmes alone', async () => {
    await portal()
      .knex('report_erased_v1')
      .insert({
        ...{ type: 'intern', status: 'approved', submitted_month: '2025-01', applications: 4 },
      });
    const interns: number[] = await portal()
      .knex('report_applications_v1')
      .where({ type: 'intern' })
      .pluck('id');
    const ids = interns.slice(0, 4);
    const sheets = await readSheets(await bytesOf(await post(portal(), excelPath, { ids })));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Summary', 'Applications', 'Internship']);
    const [summary = [], rows = []] = sheets.map(({ data }) => data as unknown[][]);
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(await typeOf(ids));
    expect(summary).toContainEqual(expect.arrayContaining(['Total', 4]));
    await portal().knex('report_erased_v1').delete();
  });

  test('those of people whom the reader knows are left out, and no cell is a formula', async () => {
    portal().service.applications.hiddenFrom = async () => ({ applications: [2], programmes: [] });
    await portal()
      .knex('report_applications_v1')
      .where({ id: 5 })
      .update({ applicant_name: ' =HYPERLINK("x")' });
    const ids = [2, 4, 5];
    const text = await textOf(await bytesOf(await post(portal(), pdfPath, { ids })));
    expect(referencesIn(text)).toEqual(await typeOf([4, 5]));
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await bytesOf(await post(portal(), excelPath, { ids }))) as never);
    const names = workbook.getWorksheet('Applications')?.getColumn(2).values.slice(2);
    expect(names).toHaveLength(2);
    // The type of the cell makes this a text, whatever it begins with.
    expect(names).toContain(' =HYPERLINK("x")');
  });

  test('each is recorded before anybody gets it, and without that nobody does', async () => {
    const { applications } = portal().service;
    const before = applications.recordExport;
    const messages: string[] = [];
    applications.recordExport = async ({ format }) => void messages.push(format);
    for (const path of [pdfPath, excelPath]) await bytesOf(await post(portal(), path, { ids: [1] }));
    expect(messages).toEqual(['pdf', 'excel']);
    applications.recordExport = () => Promise.reject(new Error('away'));
    expect((await post(portal(), pdfPath, { ids: [1] })).status).toBe(500);
    applications.recordExport = before;
  });

  test('all that a list holds comes whole, however much it is, as the list was asked for', async () => {
    const all: number[] = await portal().knex('report_applications_v1').pluck('id');
    // More ids than one statement accepts, most of them of erased applications.
    const gone = Array.from({ length: 2500 }, (_, index) => index + 10_000);
    const asked: unknown[] = [];
    portal().service.applications.matching = async (person, query) => {
      asked.push([person.personId, person.role, query]);
      return [...all.slice(0, 40), ...gone, ...all.slice(40)];
    };
    const query = { search: 'amina', status: 'submitted' };
    const answer = await post(portal(), '/api/admin/reports/list-excel', {
      query,
      time_zone: 'Africa/Kigali',
    });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="applications-list-2026-11-21.xlsx"',
    ]);
    const sheets = await readSheets(await bytesOf(answer));
    const [summary = [], rows = []] = sheets.map(({ data }) => data as unknown[][]);
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(await typeOf(all));
    expect(summary).toContainEqual(expect.arrayContaining(['Total', all.length]));
    expect(summary).toContainEqual(expect.arrayContaining(['Of', 'All applications of a filtered list']));
    const text = await textOf(await bytesOf(await post(portal(), '/api/admin/reports/list-pdf', { query })));
    expect(referencesIn(text)).toEqual(await typeOf(all));
    expect(asked).toEqual(Array.from({ length: 2 }, () => [1, 'reviewer', query]));
  });

  test('a list that holds too much is refused with what to do, and nothing is recorded', async () => {
    const { applications } = portal().service;
    const messages: string[] = [];
    const before = applications.recordExport;
    applications.recordExport = async ({ format }) => void messages.push(format);
    applications.matching = () =>
      Promise.reject(new Invalid({ query: [t.tooManyToExport] }, t.tooManyToExport));
    const answer = await post(portal(), '/api/admin/reports/list-pdf', { query: {} });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      422,
      t.tooManyToExport,
    ]);
    expect((await post(portal(), '/api/admin/reports/list-pdf', {})).status).toBe(422);
    expect((await post(portal(), '/api/admin/reports/list-pdf', { query: {} }, 'intern')).status).toBe(403);
    expect(messages).toEqual([]);
    applications.recordExport = before;
  });

  test.each([
    ['nobody', { ids: [] }, t.noneChosen],
    [
      'more than an act takes',
      { ids: Array.from({ length: 1001 }, (_, index) => index + 1) },
      'This list has too many rows. Please send fewer',
    ],
  ])('a file of %s is refused', async (_what, body, sentence) => {
    const answer = await post(portal(), excelPath, body);
    expect([answer.status, ((await answer.json()) as { errors: object }).errors]).toEqual([
      422,
      { ids: [sentence] },
    ]);
  });

  test('applicants get none', async () => {
    expect((await post(portal(), pdfPath, { ids: [1] }, 'intern')).status).toBe(403);
  });
});
