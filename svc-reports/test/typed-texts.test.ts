import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
import { answersOf, publishedRow } from './factories';
import { onSqlite } from './reports-under-test';

/** Names as applicants have typed them. */
const names = [
  'dr.uwase marie',
  'Marie st.john',
  'محمد علي',
  'Ng',
  'አበበ ቢቂላ',
  '김민준',
  'דוד כהן',
  'თამარ',
  'Արամ',
  'தமிழ்',
  'Uwase 😊',
  '𠮷野家',
];

onSqlite(0, (portal) => {
  beforeAll(async () => {
    for (const [index, applicant_name] of names.entries()) {
      const row = { ...publishedRow(index + 1), applicant_name, type: 'intern' };
      const answers = { ...answersOf(row), personal_statement: 'I recog\ufffenised it 😊' };
      await portal().knex('report_applications_v1').insert(row);
      await portal()
        .knex('report_applications_v2')
        .insert({ ...row, answers: JSON.stringify(answers) });
    }
  });
  const query = '?type=intern&by=begun&time_zone=Africa/Kigali';
  const workbook = async () =>
    Buffer.from(await (await portal().get(`/api/admin/reports/download-excel${query}`)).arrayBuffer());

  test('names of every script stand in the workbook as they were typed, read by another library', async () => {
    const sheets = await readSheets(await workbook());
    const rows = sheets.find(({ sheet }) => sheet === 'Applications')?.data.slice(1) ?? [];
    expect(rows.map((row) => row[1]).sort()).toEqual([...names].sort());
  });

  test('a statement with a sign that XML forbids damages nothing, and loses that sign alone', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await workbook()) as unknown as ArrayBuffer);
    const texts: string[] = [];
    book
      .getWorksheet('Internship')
      ?.getRow(2)
      .eachCell(({ text }) => void texts.push(text));
    expect(texts).toContain('I recognised it 😊');
  });

  test('they stand in the table of CSV, too', async () => {
    const csv = await (await portal().get(`/api/admin/reports/download-csv${query}`)).text();
    for (const name of names) expect(csv).toContain(name);
    expect(csv).not.toContain('\ufffe');
  });
});
