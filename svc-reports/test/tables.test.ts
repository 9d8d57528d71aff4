import { sqlite } from '@portal/test-kit';
import readSheets from 'read-excel-file/node';
import type { GivenOut } from '../src/applications/ask';
import { nobody, type ReportsUnderTest, startReports } from './reports-under-test';

const stages = ['begun', 'submitted', 'read', 'offered', 'accepted', 'came'] as const;
const counts = [7, 6, 5, 4, 3, 1];
const days = [null, 2, 2.5, 10, 6, null];
const figures = {
  programme: 'intern' as const,
  round: {
    ...{ id: 3, names: { en: '=Autumn', fr: 'Automne' } },
    ...{ opens: '2026-11-01T08:00', closes: '2026-11-27T17:00' },
  },
  stages: stages.map((stage, at) => ({ stage, count: counts[at] ?? 0, median_days: days[at] ?? null })),
  missed: 1,
};
const offer = (id: number, from: string, changes: object = {}) => ({
  ...{ id, application_id: id + 10, applicant_name: `Person ${id}`, programme: 'intern' as const },
  ...{ state: 'accepted' as const, from, until: '2026-08-31', participants: 1 },
  ...changes,
});

let portal: ReportsUnderTest;
const given: GivenOut[] = [];
const spans: object[] = [];
beforeAll(async () => {
  portal = await startReports(await sqlite.createDatabase(), {
    applications: {
      ...nobody,
      roundFigures: async () => [figures, { ...figures, round: null }],
      places: async (span) => {
        spans.push(span);
        const hidden = offer(3, '2026-06-03', { application_id: null, applicant_name: null });
        return {
          ...{ time_zone: 'Africa/Kigali', weeks: [] },
          offers: [
            offer(2, '2026-07-01', { state: 'open', participants: 4 }),
            hidden,
            offer(1, '2026-06-01'),
          ],
        };
      },
      recordExport: async (report) => void given.push(report),
    },
  });
});
afterAll(() => portal.stop());

const sheetOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await portal.get(`/api/admin/reports/${path}`, 'admin', headers);
  expect(answer.status).toBe(200);
  const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()));
  return sheet?.data ?? [];
};
/** Sheets store times as fractions of days, so a time may be a millisecond off when it is read back. */
const minute = (cell: unknown) =>
  cell instanceof Date ? new Date(cell.getTime() + 500).toISOString().slice(0, 16) : cell;

test('the figures of all rounds are a workbook in the reader’s language, with numbers and hours as such', async () => {
  const [head, first, none] = await sheetOf('round-figures-excel', { 'Accept-Language': 'fr' });
  expect(head?.slice(0, 4)).toEqual(['Programme', 'Campagne', 'Ouverture', 'Fermeture']);
  expect(first?.map(minute)).toEqual([
    ...['Stage', 'Automne', '2026-11-01T08:00', '2026-11-27T17:00'],
    ...[...counts, 1, ...days.slice(1)],
  ]);
  expect(none?.slice(1, 4)).toEqual([null, null, null]);
  expect(given.at(-1)).toMatchObject({ format: 'excel', person_id: 1 });
});

test('who comes is a workbook by the first day; nobody is named whom the reader must not see', async () => {
  const [, ...rows] = await sheetOf('places-excel?from=2026-06-01&until=2026-07-26');
  expect(spans.at(-1)).toEqual({ from: '2026-06-01', until: '2026-07-26' });
  expect(rows.map((row) => row.slice(2))).toEqual([
    ['Internship', 'INT-011', 'Person 1', 1, 'Accepted'],
    ['Internship', null, null, 1, 'Accepted'],
    ['Internship', 'INT-012', 'Person 2', 4, 'No reply yet'],
  ]);
  expect(minute(rows[0]?.[0])).toBe('2026-06-01T00:00');
});

test('the same is CSV, in English', async () => {
  const path = '/api/admin/reports/places-csv?from=2026-06-01&until=2026-07-26';
  const text = await (await portal.get(path, 'admin', { 'Accept-Language': 'fr' })).text();
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'First day;Last day;Programme;Application ID;Applicant;People;Reply',
    '2026-06-01;2026-08-31;Internship;INT-011;Person 1;1;Accepted',
  ]);
  expect(given.at(-1)).toMatchObject({ format: 'csv' });
});

test('without days nothing is given out', async () => {
  const before = given.length;
  expect((await portal.get('/api/admin/reports/places-csv', 'admin')).status).toBe(422);
  expect(given).toHaveLength(before);
});
