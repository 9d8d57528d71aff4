import type { Report } from '@portal/contract-svc-reports-v1';
import openapi from '@portal/contract-svc-reports-v1/openapi.json';
import { expectToFollow } from '@portal/test-kit';
import { onEachDatabase } from './reports-under-test';

onEachDatabase(2500, (portal) => {
  const report = async (query = ''): Promise<Report> => {
    const answer = await portal().get(`/api/admin/reports/applications${query}`);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Report;
    expectToFollow(openapi, 'getReport', 200, body);
    return body;
  };

  test('all applications, the newest first, with true counts', async () => {
    const { applications, counts } = await report();
    expect(applications).toHaveLength(2500);
    expect(applications.map(({ id }) => id)).toEqual(
      [...applications.map(({ id }) => id)].sort((a, b) => b - a),
    );
    expect(counts.total).toBe(2500);
    expect(counts.intern + counts.visitor).toBe(2500);
    expect(counts.approved).toBe(applications.filter(({ status }) => status === 'approved').length);
    expect(Object.values(counts.by_status).reduce((sum, one) => sum + one, 0)).toBe(2500);
    const submitted = applications.filter(({ submitted_date }) => submitted_date).length;
    expect(counts.by_month.reduce((sum, { intern, visitor }) => sum + intern + visitor, 0)).toBe(submitted);
  });

  test('a preview of ten rows counts all matches', async () => {
    const { applications, counts } = await report('?limit=10');
    expect(applications).toHaveLength(10);
    expect(counts.total).toBe(2500);
  });

  test('type, status and dates filter together, and both days are included', async () => {
    const query = '?type=visitor&status=approved&from_date=2026-01-01&to_date=2026-11-20';
    const { applications, counts, filter } = await report(query);
    expect(applications.length).toBeGreaterThan(0);
    expect(applications.length).toBe(counts.total);
    for (const { type, status, submitted_date } of applications) {
      expect([type, status]).toEqual(['visitor', 'approved']);
      expect(String(submitted_date) >= '2026-01-01' && String(submitted_date) < '2026-11-21').toBe(true);
    }
    expect(filter).toEqual({
      type: 'visitor',
      status: 'approved',
      from_date: '2026-01-01',
      to_date: '2026-11-20',
      by: 'submitted',
      time_zone: 'UTC',
    });
  });

  const october = '?from_date=2026-10-01&to_date=2026-10-31';
  // All rows are at noon in UTC, which is two o'clock in the night of the next day on Kiritimati.
  test.each([
    ['', '2026-10-01T00:00', '2026-11-01T00:00'],
    ['&time_zone=Pacific/Kiritimati', '2026-09-30T10:00', '2026-10-31T10:00'],
  ])('begun in September and submitted in October counts for October%s', async (zone, since, before) => {
    const all = (await report()).applications;
    const within = (instant: string | null) => instant !== null && instant >= since && instant < before;
    const idsOf = ({ applications }: Pick<Report, 'applications'>) => applications.map(({ id }) => id);
    const sumOf = ({ counts }: Report) => counts.by_month.map((of) => [of.month, of.intern + of.visitor]);

    const bySubmission = all.filter((one) => within(one.submitted_date ?? one.created_at));
    const submitted = await report(`${october}${zone}`);
    expect(idsOf(submitted)).toEqual(idsOf({ applications: bySubmission }));
    expect(submitted.applications.some(({ created_at }) => !within(created_at))).toBe(true);
    expect(submitted.applications.some(({ submitted_date }) => submitted_date === null)).toBe(true);
    const alone = bySubmission.filter(({ submitted_date }) => submitted_date);
    expect(sumOf(submitted)).toEqual([['2026-10', alone.length]]);

    const byBeginning = all.filter(({ created_at }) => within(created_at));
    const begun = await report(`${october}${zone}&by=begun`);
    expect(idsOf(begun)).toEqual(idsOf({ applications: byBeginning }));
    expect(sumOf(begun)).toEqual([['2026-10', byBeginning.length]]);
    expect(begun.counts.total).toBe(byBeginning.length);
  });

  test('erased applications count in the figures of whole months, and are not listed', async () => {
    const before = await report();
    const ofMonth = async (query = '') =>
      (await report(query)).counts.by_month.find(({ month }) => month === '2026-10')?.intern ?? 0;
    const october = await ofMonth();
    const erased = { type: 'intern', submitted_month: '2026-10', applications: 3 };
    await portal()
      .knex('report_erased_v1')
      .insert([
        { ...erased, status: 'approved' },
        { ...erased, type: 'visitor', status: 'rejected', submitted_month: '2020-02' },
      ]);
    try {
      const { counts, applications } = await report();
      expect(applications).toHaveLength(2500);
      expect([counts.total, counts.erased]).toEqual([before.counts.total + 6, 6]);
      expect(counts.approved).toBe(before.counts.approved + 3);
      expect(counts.by_status.rejected).toBe(before.counts.by_status.rejected + 3);
      expect(await ofMonth()).toBe(october + 3);
      expect(counts.by_month[0]).toEqual({ month: '2020-02', intern: 0, visitor: 3 });
      const erasedIn = async (query: string) => (await report(`${query}&limit=1`)).counts.erased;
      expect(await erasedIn('?from_date=2026-10-01&to_date=2026-10-31')).toBe(3);
      expect(await erasedIn('?from_date=2026-10-02&to_date=2026-11-20')).toBe(0);
      expect(await erasedIn('?from_date=2020-02-01&to_date=2020-02-28')).toBe(0);
      expect(await erasedIn('?from_date=2020-02-01&to_date=2020-02-29')).toBe(3);
      expect(await erasedIn('?type=visitor')).toBe(3);
      expect(await erasedIn('?status=submitted')).toBe(0);
      expect(await erasedIn('?by=begun')).toBe(6);
      expect(await erasedIn('?by=begun&days=3000')).toBe(0);
    } finally {
      await portal().knex('report_erased_v1').delete();
    }
  });

  test('the last seven days are seven days, where the reader is', async () => {
    const { filter, applications } = await report('?days=7&by=begun');
    expect(filter).toMatchObject({ from_date: '2026-11-15', to_date: '2026-11-21' });
    expect(applications.every(({ created_at }) => created_at >= '2026-11-15')).toBe(true);
    const there = await report('?days=7&limit=1&time_zone=Pacific/Kiritimati');
    expect(there.filter).toMatchObject({ from_date: '2026-11-16', to_date: '2026-11-22' });
  });

  test.each([
    ['?from_date=2026-02-01&to_date=2026-01-31', 'From Date cannot be later than To Date'],
    ['?days=0', 'Days must be'],
    ['?days=-1', 'Days must be'],
    ['?days=abc', 'Days must be'],
    ['?type=guest', 'Type must be one of'],
    ['?status=pending', 'Status must be one of'],
    ['?from_date=2026-02-30', 'From Date must be a date'],
    ['?from_date=yesterday', 'From Date must be a date'],
    ['?days=7&from_date=2026-01-01', 'Give days, or dates'],
    ['?by=created', 'By must be one of'],
    ['?time_zone=Mars/Olympus', 'Time zone must be one like Africa/Kigali'],
  ])('%s is refused with a sentence that says what to do', async (query, sentence) => {
    for (const path of ['applications', 'download-pdf', 'download-excel', 'download-csv']) {
      const answer = await portal().get(`/api/admin/reports/${path}${query}`);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
      // The error belongs to the first parameter of the query.
      const [field] = new URLSearchParams(query).keys();
      expect(errors).toEqual({ [String(field)]: [expect.stringContaining(sentence)] });
    }
  });

  test.each(['intern', 'visitor'])('%s reads no report', async (role) => {
    for (const path of ['applications', 'download-pdf', 'download-excel', 'download-csv']) {
      expect((await portal().get(`/api/admin/reports/${path}`, role)).status).toBe(403);
    }
  });

  test('a caller without a session is asked to sign in', async () => {
    expect((await fetch(`${portal().url}/api/admin/reports/applications`)).status).toBe(401);
  });

  test('a wizard token opens no report', async () => {
    const headers = await portal().issuer.bearer({
      personId: 1,
      role: 'admin',
      scope: 'wizard',
      resource: 1,
    });
    const answer = await fetch(`${portal().url}/api/admin/reports/download-pdf`, { headers });
    expect(answer.status).toBe(403);
  });
});
