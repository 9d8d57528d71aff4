import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '@portal/service-kit/client';
import { listen, sqlite } from '@portal/test-kit';
import { askApplications } from '../src/applications/ask';
import { type ReportsUnderTest, startReports } from './reports-under-test';
import { sampleReview } from './sample-review';

interface LetterSite {
  portal: ReportsUnderTest;
  answer: (request: IncomingMessage) => { status: number; body: object };
  asked: { url: string; authorization?: string }[];
  client(): ReturnType<typeof createServiceClient>;
}

/** Paths that a client calls by itself when its probe is due. */
const ofProbes = ['/api/portal-status', '/version'];

/** Starts a stand-in for svc-applications with the calls that a letter needs, and a svc-reports that asks it. */
export function letterSite(): LetterSite {
  let applications: Server;
  const site = { asked: [] } as unknown as LetterSite;
  site.client = () => {
    const { port } = applications.address() as AddressInfo;
    return createServiceClient({
      name: 'svc-applications',
      baseUrl: `http://127.0.0.1:${port}`,
      credential: 'credential of this test',
      probeEveryMs: 20,
    });
  };
  beforeAll(async () => {
    applications = createServer((request, response) => {
      const { url = '', headers } = request;
      if (!ofProbes.includes(url)) site.asked.push({ url, authorization: headers.authorization ?? '' });
      const { status, body } = site.answer(request);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    await listen(applications);
    site.portal = await startReports(await sqlite.createDatabase(), {
      applications: askApplications(site.client()),
    });
  });
  afterAll(async () => {
    await site.portal.stop();
    await new Promise((resolve) => applications.close(resolve));
  });
  beforeEach(() => {
    site.asked = [];
    site.answer = ({ url }) =>
      url === '/api/portal-status'
        ? { status: 200, body: { portal_enabled: true } }
        : { status: 200, body: { review: sampleReview() } };
  });
  return site;
}

export const pdfOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
