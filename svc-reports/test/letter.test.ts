import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '@portal/service-kit/client';
import { sqlite } from '@portal/test-kit';
import { askApplications } from '../src/applications/ask';
import { pagesOf, textOf } from './poppler';
import { type ReportsUnderTest, startReports } from './reports-under-test';
import { sampleReview } from './sample-review';

/** The applications' service, as far as a letter asks it. */
let applications: Server;
let answer: (request: IncomingMessage) => { status: number; body: object };
let asked: { url: string; authorization?: string }[] = [];
let portal: ReportsUnderTest;
const client = () => {
  const { port } = applications.address() as AddressInfo;
  return createServiceClient({
    name: 'svc-applications',
    baseUrl: `http://127.0.0.1:${port}`,
    credential: 'credential of this test',
    restMs: 20,
  });
};

beforeAll(async () => {
  applications = createServer((request, response) => {
    const { url = '', headers } = request;
    if (url !== '/api/portal-status') asked.push({ url, authorization: headers.authorization ?? '' });
    const { status, body } = answer(request);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => applications.listen(0, '127.0.0.1', resolve));
  portal = await startReports(await sqlite.createDatabase(), { applications: askApplications(client()) });
});
afterAll(async () => {
  await portal.stop();
  await new Promise((resolve) => applications.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = ({ url }) =>
    url === '/api/portal-status'
      ? { status: 200, body: { portal_enabled: true } }
      : { status: 200, body: { review: sampleReview() } };
});

const pdfOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('it holds every answer and every document, in every script', async () => {
  const response = await portal.get('/api/admin/applications/7/export-pdf');
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

test('it is asked for with what the caller bears, to be written down as an export', async () => {
  await pdfOf(await portal.get('/api/admin/applications/7/export-pdf', 'admin'));
  expect(asked[0]?.url).toBe('/api/admin/applications/7?purpose=export');
  expect(asked[0]?.authorization).toMatch(/^Bearer ey/);
});

test('a number that no application can have is refused without asking', async () => {
  for (const path of ['admin/applications/2147483648/export-pdf', 'admin/applications/0/export-pdf']) {
    expect((await portal.get(`/api/${path}`, 'admin')).status).toBe(422);
  }
  expect(asked).toEqual([]);
});

test('a statement of many pages goes on overleaf and loses no word', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
  answer = () => ({ status: 200, body: { review: sampleReview({ personal_statement: words.join(' ') }) } });
  const text = await textOf(await pdfOf(await portal.get('/api/admin/applications/7/export-pdf')));
  const found = new Set(text.match(/word\d+/g));
  expect(found.size).toBe(3000);
});

test.each([
  [404, 404],
  [403, 403],
  [401, 401],
  [500, 503],
])('refused with %i there, it is %i here', async (there, here) => {
  answer = () => ({ status: there, body: { message: 'No.' } });
  const response = await portal.get('/api/admin/applications/7/export-pdf');
  expect(response.status).toBe(here);
  expect(response.headers.get('content-type')).toContain('application/json');
});

test.each(['intern', 'visitor'])('%s exports nothing as staff', async (role) => {
  expect((await portal.get('/api/admin/applications/7/export-pdf', role)).status).toBe(403);
  expect(asked).toEqual([]);
});

describe("an applicant's own copy", () => {
  const copy = { personId: 3, role: 'intern', scope: 'copy', resource: 7 };

  test('is had by the session', async () => {
    const response = await portal.get('/api/user/applications/7/pdf', 'intern');
    expect(response.status).toBe(200);
    expect(await textOf(await pdfOf(response))).toContain('Amina Uwase');
    expect(asked[0]?.url).toBe('/api/user/applications/7');
  });

  test('is had by the link that submission answers', async () => {
    const link = await portal.issuer.token(copy);
    const response = await fetch(`${portal.url}/api/user/applications/7/pdf?link=${link}`);
    expect(response.status).toBe(200);
    expect(asked[0]?.authorization).toBe(`Bearer ${link}`);
  });

  test('a link that is over, or made up, opens nothing', async () => {
    for (const link of ['made-up', `${await portal.issuer.token(copy)}x`]) {
      const response = await fetch(`${portal.url}/api/user/applications/7/pdf?link=${link}`);
      expect(response.status).toBe(401);
    }
  });

  test('the link opens no report', async () => {
    const link = await portal.issuer.token({ ...copy, role: 'admin' });
    const response = await fetch(`${portal.url}/api/admin/reports/download-pdf?link=${link}`);
    expect(response.status).toBe(401);
  });

  test('is not to be had while the portal is closed', async () => {
    answer = () => ({ status: 200, body: { portal_enabled: false } });
    const response = await portal.get('/api/user/applications/7/pdf', 'intern');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ portal_enabled: false });
  });
});
