import type { Report } from '@portal/contract-svc-reports-v1';
import openapi from '@portal/contract-svc-reports-v1/openapi.json';
import { expectToFollow } from '@portal/test-kit';
import { type PublishedRow, publishedRow } from './factories';
import { onEachDatabase } from './reports-under-test';

const at = (iso: string) => new Date(`${iso}:00Z`);
const row = (id: number, changes: Partial<PublishedRow>): PublishedRow => ({
  ...publishedRow(id),
  ...changes,
});

/** Four decisions in October (in Kigali), after 1, 3, 10 and 20 days; one in September and one in November. */
const decided = [
  { id: 1, status: 'approved', submitted_at: at('2026-09-30T12:00'), decided_at: at('2026-10-01T12:00') },
  { id: 2, status: 'rejected', submitted_at: at('2026-10-01T12:00'), decided_at: at('2026-10-04T12:00') },
  { id: 3, status: 'approved', submitted_at: at('2026-09-20T22:30'), decided_at: at('2026-09-30T22:30') },
  { id: 4, status: 'rejected', submitted_at: at('2026-10-11T21:59'), decided_at: at('2026-10-31T21:59') },
  { id: 5, status: 'approved', submitted_at: at('2026-09-01T12:00'), decided_at: at('2026-09-30T21:59') },
  { id: 6, status: 'approved', submitted_at: at('2026-10-02T12:00'), decided_at: at('2026-10-31T22:00') },
] as const;

onEachDatabase(0, (portal) => {
  beforeAll(async () => {
    const { knex } = portal();
    const begun = (id: number) => ({ type: 'intern', created_at: at(`2026-09-0${id}T08:00`) });
    const decisions = decided.map((one) => ({ ...row(one.id, { ...begun(one.id), ...one }), ...one }));
    const drafts = [
      row(7, { type: 'visitor', status: 'draft', submitted_at: null, created_at: at('2026-10-15T08:00') }),
      row(8, { type: 'visitor', status: 'in-review', submitted_at: at('2026-10-16T08:00') }),
    ].map((one) => ({ ...one, created_at: at('2026-10-15T08:00') }));
    const applications = decisions.map(({ decided_at: _, ...one }) => one);
    await knex('report_applications_v1').insert([...applications, ...drafts]);
    await knex('report_decisions_v1').insert(decisions);
  });

  const october = 'from_date=2026-10-01&to_date=2026-10-31&time_zone=Africa/Kigali';
  const report = async (query: string): Promise<Report> => {
    const answer = await portal().get(`/api/admin/reports/applications?${query}`);
    const body = (await answer.json()) as Report;
    expect(answer.status).toBe(200);
    expectToFollow(openapi, 'getReport', 200, body);
    return body;
  };

  test('the decisions of a month, by the day on which they were made, each with the days it took', async () => {
    const { applications, counts, filter } = await report(`${october}&by=decided`);
    expect(filter.by).toBe('decided');
    expect(applications.map(({ id, days_to_decision: days }) => [id, days])).toEqual([
      [4, 20],
      [3, 10],
      [2, 3],
      [1, 1],
    ]);
    expect(applications[0]?.decided_date).toBe('2026-10-31T21:59:00.000Z');
    expect([counts.total, counts.approved, counts.by_status.rejected]).toEqual([4, 2, 2]);
    expect(counts.by_month).toEqual([{ month: '2026-10', intern: 4, visitor: 0 }]);
  });

  test('what was begun, submitted and decided is counted apart, whatever the report is by', async () => {
    const expected = { begun: 2, submitted: 4, decided: 4, approved: 2, rejected: 2, median_days: 6.5 };
    for (const by of ['submitted', 'begun', 'decided'])
      expect((await report(`${october}&by=${by}`)).counts.period).toEqual(expected);
    const rejected = await report(`${october}&status=rejected`);
    expect(rejected.counts.period).toEqual({
      ...{ begun: 0, submitted: 2, decided: 2, approved: 0, rejected: 2 },
      median_days: 11.5,
    });
    const nothing = await report('from_date=2020-01-01&to_date=2020-01-31');
    expect(nothing.counts.period).toEqual({
      ...{ begun: 0, submitted: 0, decided: 0, approved: 0, rejected: 0 },
      median_days: null,
    });
  });

  test('an erased application counts among the submitted of its month, and among no decisions', async () => {
    const erased = { type: 'intern', status: 'approved', submitted_month: '2026-10', applications: 3 };
    await portal().knex('report_erased_v1').insert(erased);
    try {
      const { counts } = await report(`${october}&by=decided`);
      expect([counts.total, counts.erased]).toEqual([4, 0]);
      expect(counts.period).toMatchObject({ submitted: 7, decided: 4 });
      expect((await report('by=decided')).counts).toMatchObject({ total: 9, erased: 3 });
    } finally {
      await portal().knex('report_erased_v1').delete();
    }
  });

  test('what the reader must not see is in none of these figures', async () => {
    const { applications } = portal().service;
    const hiddenFrom = jest
      .spyOn(applications, 'hiddenFrom')
      .mockResolvedValue({ applications: [4], programmes: ['visitor'] });
    try {
      const { counts } = await report(`${october}&by=decided`);
      expect(counts.total).toBe(3);
      expect(counts.period).toMatchObject({ begun: 0, submitted: 2, decided: 3, median_days: 3 });
    } finally {
      hiddenFrom.mockRestore();
    }
  });

  test('a table for spreadsheets has the moment and the days of each decision', async () => {
    const answer = await portal().get(`/api/admin/reports/download-csv?${october}&by=decided`);
    const [head, first] = (await answer.text()).split('\r\n');
    expect(head).toMatch(/Created,Decided,Days from submission to decision$/);
    // In local time of Kigali.
    expect(first).toMatch(/,2026-10-31 23:59,20$/);
    const begun = await (await portal().get(`/api/admin/reports/download-csv?${october}`)).text();
    expect(begun.split('\r\n')[0]).toMatch(/Created$/);
  });

  test('applications that were chosen have these figures, too', async () => {
    const filter = { type: null, status: null, fromDate: null, toDate: null, timeZone: 'UTC' };
    const { reader, close } = await portal().service.reports.open({
      ...filter,
      by: 'submitted',
      ids: [1, 2, 7],
    });
    expect((await reader.counts()).period).toEqual({
      ...{ begun: 3, submitted: 2, decided: 2, approved: 1, rejected: 1, medianDays: 2 },
    });
    await close();
  });
});
