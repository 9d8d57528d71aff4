import { sqlite } from '@portal/test-kit';
import { askApplications } from '../src/applications/ask';
import { letterSite, pdfOf } from './letter-site';
import { pagesOf, textOf } from './poppler';
import { startReports } from './reports-under-test';
import { sampleReview } from './sample-review';

const site = letterSite();

test('the letter holds every answer and every document, in every script', async () => {
  const response = await site.portal.get('/api/admin/applications/7/export-pdf');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="INT-7-Amina-Uwase-2026-11-21.pdf"',
  );
  const pdf = await pdfOf(response);
  const text = await textOf(pdf);
  for (const words of [
    'Internship application INT-7',
    'Submitted on 20 November 2026',
    'amina@example.org',
    '17 May 2000',
    'Academic Requirement',
    'University of Rwanda',
    'Best thesis',
    'Pain management',
    'Two years in a hospice',
    'Home visits',
    'Music with patients',
    'how to be with people at the end of their lives',
    'Kinyarwanda',
    'Guitar',
    '4 January 2027',
    'Анна Иванова',
    'محمد عبد الله',
    '希望社区中心',
    'Élodie CV.pdf (62.5 KB)',
    '证明.pdf (117.2 KB)',
    'Not provided',
  ])
    expect(text).toContain(words);
  const pages = await pagesOf(pdf);
  expect(text).toContain(`${pages} of ${pages}`);
});

test('svc-applications gets the caller’s own token, and records an export', async () => {
  await pdfOf(await site.portal.get('/api/admin/applications/7/export-pdf', 'admin'));
  expect(site.asked[0]?.url).toBe('/api/admin/applications/7?purpose=export');
  expect(site.asked[0]?.authorization).toMatch(/^Bearer ey/);
});

test('an impossible id is refused without a call to svc-applications', async () => {
  for (const path of ['admin/applications/2147483648/export-pdf', 'admin/applications/0/export-pdf']) {
    expect((await site.portal.get(`/api/${path}`, 'admin')).status).toBe(422);
  }
  expect(site.asked).toEqual([]);
});

test('a statement of many pages continues on the next page and loses no word', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
  site.answer = () => ({
    status: 200,
    body: { review: sampleReview({ personal_statement: words.join(' ') }) },
  });
  const text = await textOf(await pdfOf(await site.portal.get('/api/admin/applications/7/export-pdf')));
  const found = new Set(text.match(/word\d+/g));
  expect(found.size).toBe(3000);
});

test.each([
  ['letters', 'ø'],
  ['letters of another script', 'ж'],
])('two words of a thousand %s are on paper to the last letter', async (_, letter) => {
  const word = letter.repeat(1000);
  site.answer = () => ({
    status: 200,
    body: { review: sampleReview({ personal_statement: `${word} ${word}` }) },
  });
  const text = await textOf(await pdfOf(await site.portal.get('/api/admin/applications/7/export-pdf')));
  expect(text.split(letter).length - 1).toBe(2000);
});

test('a session makes two files at once and has to wait with the third; another session does not', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const real = site.portal.service.applications.forStaff;
  site.portal.service.applications.forStaff = async (...asked) => {
    await held;
    return real(...asked);
  };
  const bearer = async (sessionId: string) =>
    site.portal.issuer.bearer({ personId: 1, role: 'admin', scope: 'account', sessionId });
  const ask = async (sessionId: string) =>
    fetch(`${site.portal.url}/api/admin/applications/7/export-pdf`, { headers: await bearer(sessionId) });
  const both = [ask('hers'), ask('hers')];
  const third = await Promise.race([...both, ask('hers')]);
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBe('5');
  expect(await third.json()).toMatchObject({ message: expect.stringContaining('still being prepared') });
  const others = ask('another');
  goOn();
  expect((await others).status).toBe(200);
  expect((await Promise.all(both)).filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  site.portal.service.applications.forStaff = real;
});

test.each([
  [404, 404],
  [403, 403],
  [401, 401],
  [500, 503],
])('refused with %i there, it is %i here', async (there, here) => {
  site.answer = () => ({ status: there, body: { message: 'No.' } });
  const response = await site.portal.get('/api/admin/applications/7/export-pdf');
  expect(response.status).toBe(here);
  expect(response.headers.get('content-type')).toContain('application/json');
});

test.each(['intern', 'visitor'])('%s exports nothing as staff', async (role) => {
  expect((await site.portal.get('/api/admin/applications/7/export-pdf', role)).status).toBe(403);
  expect(site.asked).toEqual([]);
});

describe("an applicant's own copy", () => {
  const copy = { personId: 3, role: 'intern', scope: 'copy', resource: 7 };

  test('opens with the session', async () => {
    const response = await site.portal.get('/api/user/applications/7/pdf', 'intern');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('APP-007-Amina-Uwase');
    const text = await textOf(await pdfOf(response));
    expect(text).toContain('Internship application APP-007');
    expect(text).not.toContain('INT-');
    expect(site.asked[0]?.url).toBe('/api/user/applications/7');
  });

  test('has no word of what staff wrote, whatever stands beside the answers', async () => {
    const words = ['Zebra label', 'Zebra note', 'Zebra comment', 'Zebra reader', 'Zebra other account'];
    const [label, note, comment, reader, other] = words;
    const beside = {
      labels: [{ id: 1, name: label, tone: 'info' }],
      notes: [{ id: 1, by: reader, text: note }],
      readers: [{ id: 4, name: reader, sent: true }],
      sheets: [{ by: reader, points: { a: 5 }, comment }],
      same_person: { together: [{ id: 9, applicant_name: other }], hints: [] },
      reading: { labels: [label], notes: [note] },
    };
    site.answer = ({ url }) =>
      url === '/api/portal-status'
        ? { status: 200, body: { portal_enabled: true } }
        : { status: 200, body: { review: { ...sampleReview(), ...beside } } };
    const text = await textOf(await pdfOf(await site.portal.get('/api/user/applications/7/pdf', 'intern')));
    expect(text).toContain('Amina Uwase');
    expect(text).not.toContain('Zebra');
  });

  test('opens with the link in the answer to a submission', async () => {
    const link = await site.portal.issuer.token(copy);
    const response = await fetch(`${site.portal.url}/api/user/applications/7/pdf?link=${link}`);
    expect(response.status).toBe(200);
    expect(site.asked[0]?.authorization).toBe(`Bearer ${link}`);
  });

  test('does not open with an expired or invented link', async () => {
    for (const link of ['made-up', `${await site.portal.issuer.token(copy)}x`]) {
      const response = await fetch(`${site.portal.url}/api/user/applications/7/pdf?link=${link}`);
      expect(response.status).toBe(401);
    }
  });

  test('has a link that opens no report', async () => {
    const link = await site.portal.issuer.token({ ...copy, role: 'admin' });
    const response = await fetch(`${site.portal.url}/api/admin/reports/download-pdf?link=${link}`);
    expect(response.status).toBe(401);
  });

  test('does not open while the portal is closed', async () => {
    site.answer = () => ({ status: 200, body: { portal_enabled: false } });
    const response = await site.portal.get('/api/user/applications/7/pdf', 'intern');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ portal_enabled: false });
  });
});

test('a report is given out only once svc-applications has recorded it; its release before records none', async () => {
  const statuses: number[] = [];
  const nobodyIsHidden = { status: 200, body: { applications: [] } };
  for (const status of [204, 404, 503]) {
    site.answer = ({ url }) => (url?.includes('/hidden') ? nobodyIsHidden : { status, body: {} });
    const report = await site.portal.get('/api/admin/reports/download-excel');
    statuses.push(report.status);
    // Until a report is read to its end, it uses one of the session's places.
    await report.arrayBuffer();
  }
  expect(statuses).toEqual([200, 200, 503]);
  expect(site.asked.map(({ url }) => url)).toContain('/internal/events/export');
});

test('tables of rounds and places are given out by a release that counts them alone', async () => {
  site.answer = () => ({ status: 404, body: {} });
  const paths = ['round-figures-excel', 'places-excel?from=2026-06-01&until=2026-07-26'];
  const answers = paths.map((path) => site.portal.get(`/api/admin/reports/${path}`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503]);
});

test.each([
  ['of people whom the reader knows are left out', { status: 200, body: { applications: [1, 2] } }, [200, 3]],
  [
    'of programmes that are read without names are left out',
    { status: 200, body: { applications: [], programmes: ['intern', 'visitor'] } },
    [200, 0],
  ],
  ['are not told where svc-applications does not know us', { status: 404, body: {} }, [503, 0]],
  ['are not told while svc-applications does not answer', { status: 503, body: {} }, [503, 0]],
])('in a report, applications %s', async (_what, hidden, expected) => {
  const few = await startReports(await sqlite.createDatabase(), {
    rows: 5,
    applications: askApplications(site.client()),
  });
  // Answers as an older release, which does not report the progress of drafts.
  site.answer = ({ url }) => (url?.includes('/progress') ? { status: 404, body: {} } : hidden);
  const response = await few.get('/api/admin/reports/applications');
  const { applications: results = [] } = (await response.json()) as { applications?: object[] };
  expect([response.status, results.length]).toEqual(expected);
  expect(site.asked.map(({ url }) => url)).toContain('/internal/staff/1/hidden?role=reviewer');
  await few.stop();
});
