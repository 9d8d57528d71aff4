import type { Report } from '@portal/contract-svc-reports-v1';
import { readSheet } from 'read-excel-file/node';
import { onSqlite } from './reports-under-test';

/** Splits a CSV text into cells by the rules of RFC 4180. */
function cellsOf(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  for (let found = cell.exec(text); found?.[0]; found = cell.exec(text)) {
    const [, written = '', end] = found;
    row.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

onSqlite(1500, (portal) => {
  const download = async (query: string) => {
    const answer = await portal().get(`/api/admin/reports/download-csv${query}`);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const rowsOf = (bytes: Buffer) => cellsOf(bytes.toString('utf8').slice(1));

  test('it is UTF-8 with a byte order mark, under a name with the day', async () => {
    const { answer, bytes } = await download('');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="applications-report-2026-11-21.csv"',
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('of all programmes it has a row for each application of the screen, in that order', async () => {
    const query = '?by=begun&time_zone=Africa/Kigali';
    const json = (await (await portal().get(`/api/admin/reports/applications${query}`)).json()) as Report;
    const [head, ...rows] = rowsOf((await download(query)).bytes);
    expect(head).toEqual([
      'Application ID',
      'Applicant',
      'Type',
      'Status',
      'Progress',
      'Submitted',
      'Created',
    ]);
    expect(json.counts.total).toBeGreaterThan(1000);
    expect(rows.map((row) => row[1]?.replace(/^'=/, '='))).toEqual(
      json.applications.map(({ applicant_name }) => applicant_name),
    );
    const [first] = json.applications;
    const inKigali = new Date(Date.parse(first?.created_at ?? '') + 2 * 3_600_000).toISOString();
    expect(rows[0]?.[6]).toBe(`${inKigali.slice(0, 10)} ${inKigali.slice(11, 16)}`);
    expect(rows[0]?.[4]).toBe(`${first?.progress}%`);
  });

  test('no cell begins a formula', async () => {
    for (const query of ['', '?type=intern', '?type=visitor']) {
      const cells = rowsOf((await download(query)).bytes).flat();
      expect(cells.filter((cell) => /^\s*[=@\t\r]|^\s*-\D|^\s*\+(?!250788123456$)/.test(cell))).toEqual([]);
    }
    const names = rowsOf((await download('')).bytes).map((row) => row[1]);
    expect(names.filter((name) => name?.startsWith("'="))).not.toEqual([]);
  });

  test('of one programme it has the columns and answers of that sheet of the workbook', async () => {
    const query = '?type=intern&by=begun';
    const [head = [], ...rows] = rowsOf((await download(query)).bytes);
    const workbook = await portal().get(`/api/admin/reports/download-excel${query}`);
    const sheet = await readSheet(Buffer.from(await workbook.arrayBuffer()), 'Internship');
    const [sheetHead = [], ...sheetRows] = sheet;
    expect(head.filter((name) => name !== 'Type')).toEqual(sheetHead);
    expect(rows).toHaveLength(sheetRows.length);
    expect(rows.map((row) => row[0])).toEqual(sheetRows.map((row) => row[0]));
    expect(rows.every((row) => row.length === head.length && row[2] === 'Internship')).toBe(true);
  });

  test('the reader’s language sets the separator; what programs fetch stays as it is', async () => {
    const lineOf = async (headers: Record<string, string>) => {
      const answer = await fetch(`${portal().url}/api/admin/reports/download-csv?type=visitor`, { headers });
      return Buffer.from(await answer.arrayBuffer())
        .toString('utf8')
        .split('\r\n')[0];
    };
    const staff = { personId: 1, role: 'admin', scope: 'account', name: 'Ada Admin' };
    const program = {
      ...staff,
      scope: 'program',
      program: { token: 1, name: 'Sheets', may: ['reports:read'] },
    };
    const french = { 'Accept-Language': 'fr' };
    const heads = [
      await lineOf({ ...(await portal().issuer.bearer(staff)), ...french }),
      await lineOf(await portal().issuer.bearer(staff)),
      await lineOf({ ...(await portal().issuer.bearer(program)), ...french }),
    ];
    expect(heads.map((head) => head?.slice(0, 25))).toEqual([
      '\ufeffApplication ID;Applicant',
      '\ufeffApplication ID,Applicant',
      '\ufeffApplication ID,Applicant',
    ]);
  });

  test('an invalid filter is refused with 422', async () => {
    const answer = await portal().get('/api/admin/reports/download-csv?days=0');
    expect(answer.status).toBe(422);
  });
});
