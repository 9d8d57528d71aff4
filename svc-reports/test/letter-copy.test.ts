import { sqlite } from '@portal/test-kit';
import { textOf } from './poppler';
import { startReports } from './reports-under-test';
import { sampleReview } from './sample-review';

/** Returns the text of an application's copy, in a portal with this time zone. */
async function copyOf(review: object, timeZone = 'Africa/Kigali'): Promise<string> {
  const unused = () => Promise.reject(new Error('not asked here'));
  const portal = await startReports(await sqlite.createDatabase(), {
    applications: {
      forStaff: async () => review as ReturnType<typeof sampleReview>,
      timeZone: async () => timeZone,
      ...{ roundFigures: unused, places: unused },
      ...{ forOwner: unused, matching: unused, recordExport: unused, hiddenFrom: unused, progressOf: unused },
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
  const review = { ...sampleReview(), submitted_date: '2026-11-25T22:30:00.000Z' };
  expect(await copyOf(review, timeZone)).toContain(words);
});

test('rows of a draft that are not complete are printed with their mark, and a referee without a name', async () => {
  const incomplete_rows = {
    institutions: [{ name: 'Huye School', program: null, degree_level: 'Knighthood', graduation_year: null }],
    periods: [{ start_date: '2097-06-01', end_date: null, hours_available: null }],
    references: [
      { type: 'academic', full_name: null, institution: 'Huye School', email: 'jean@example.org' },
    ],
  };
  const draft = { ...sampleReview(), status: 'draft', submitted_date: null, references: [], incomplete_rows };
  const text = await copyOf(draft);
  expect(text).toContain('Huye School');
  expect(text).toContain('jean@example.org');
  expect(text).toContain('1 June 2097');
  expect(text.match(/Not complete yet/g)).toHaveLength(3);
});

test('names of every script are words in the PDF, and none is a box', async () => {
  const names = ['አበበ ቢቂላ', '김민준', 'דוד כהן', 'თამარ', 'Արամ', 'தமிழ்', '𠮷野家', 'Uwase 😊'];
  const [first] = sampleReview().references;
  const references = names.map((full_name) => ({ ...first, full_name }));
  const text = (await copyOf({ ...sampleReview(), references })).normalize('NFC');
  const inOrder = (name: string) => [...name.replace(/\s/g, '')].sort().join('');
  const lines = text.split('\n').map((line) => line.replace(/^\s*\S+\s{2,}/, ''));
  for (const name of names) expect(lines.map(inOrder)).toContain(inOrder(name));
});

test('an emoji in the name of an applicant is printed, and a sign that cannot be shown is left out', async () => {
  const intern_details = { ...sampleReview().intern_details, full_name: 'Uwase 😊' };
  const personal_statement = 'I recog\ufffenised it 😊';
  const result = { applicant_name: 'Uwase 😊', intern_details, personal_statement };
  const text = await copyOf({ ...sampleReview(), ...result });
  expect(text.match(/Uwase\s+😊/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toMatch(/I recognised it\s+😊/);
});
