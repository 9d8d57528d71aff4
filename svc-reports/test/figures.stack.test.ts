import type { Report } from '@portal/contract-svc-reports-v1';
import openapi from '@portal/contract-svc-reports-v1/openapi.json';
import { expectToFollow } from '@portal/test-kit';
import { onEachDatabase } from './reports-under-test';

onEachDatabase(2500, (portal) => {
  const report = async (query = ''): Promise<Report> => {
    const answer = await portal().get(`/api/admin/reports/applications${query}`);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Report;
    expectToFollow(openapi, 'R02', 200, body);
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

  test('a preview of ten rows counts all that fit', async () => {
    const { applications, counts } = await report('?limit=10');
    expect(applications).toHaveLength(10);
    expect(counts.total).toBe(2500);
  });

  test('type, status and dates narrow it together, both days belong to it', async () => {
    const query = '?type=visitor&status=approved&from_date=2026-01-01&to_date=2026-11-20';
    const { applications, counts, filter } = await report(query);
    expect(applications.length).toBeGreaterThan(0);
    expect(applications.length).toBe(counts.total);
    for (const { type, status, created_at } of applications) {
      expect([type, status]).toEqual(['visitor', 'approved']);
      expect(created_at >= '2026-01-01' && created_at < '2026-11-21').toBe(true);
    }
    expect(filter).toEqual({
      type: 'visitor',
      status: 'approved',
      from_date: '2026-01-01',
      to_date: '2026-11-20',
    });
  });

  test('the last days are counted from today', async () => {
    const { filter, applications } = await report('?days=7');
    expect(filter).toMatchObject({ from_date: '2026-11-14', to_date: '2026-11-21' });
    expect(applications.every(({ created_at }) => created_at >= '2026-11-14')).toBe(true);
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
  ])('%s is refused with what to do', async (query, sentence) => {
    for (const path of ['applications', 'download-pdf', 'download-excel']) {
      const answer = await portal().get(`/api/admin/reports/${path}${query}`);
      expect(answer.status).toBe(422);
      expect(JSON.stringify(await answer.json())).toContain(sentence);
    }
  });

  test.each(['intern', 'visitor'])('%s is no staff', async (role) => {
    for (const path of ['applications', 'download-pdf', 'download-excel']) {
      expect((await portal().get(`/api/admin/reports/${path}`, role)).status).toBe(403);
    }
  });

  test('nobody is asked to sign in', async () => {
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
