import { request } from 'node:http';
import { databases, until } from '@portal/test-kit';
import { type ReportsUnderTest, startReports } from './reports-under-test';

/** Returns the outcome of a download: the number of bytes, and whether it was complete. */
function download(
  portal: ReportsUnderTest,
  path: string,
  headers: Record<string, string>,
  leaveAfter = Infinity,
) {
  return new Promise<{ status: number; bytes: number; whole: boolean }>((resolve) => {
    const asked = request(portal.url + path, { headers }, (answer) => {
      let bytes = 0;
      const end = (whole: boolean) => resolve({ status: answer.statusCode ?? 0, bytes, whole });
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes >= leaveAfter) asked.destroy();
      });
      answer.on('end', () => end(true));
      answer.on('error', () => end(false));
      answer.on('close', () => end(answer.complete));
    });
    asked.on('error', () => resolve({ status: 0, bytes: 0, whole: false }));
    asked.end();
  });
}

describe.each(databases())('on $engine', ({ createDatabase }) => {
  let portal: ReportsUnderTest;
  let headers: Record<string, string>;
  let open: ReportsUnderTest['service']['reports']['open'];
  beforeAll(async () => {
    portal = await startReports(await createDatabase(), { rows: 12_000 });
    open = portal.service.reports.open;
    headers = (await portal.issuer.bearer({ personId: 1, role: 'admin', scope: 'account' })) as Record<
      string,
      string
    >;
  });
  afterEach(() => {
    portal.service.reports.open = open;
  });
  afterAll(() => portal.stop());

  test.each(['applications', 'download-excel', 'download-csv', 'download-pdf'])(
    'rows that are lost on the way break %s off, it never looks whole',
    async (kind) => {
      const broken = breakReading(portal);
      const result = await download(portal, `/api/admin/reports/${kind}`, headers);
      expect(broken.count).toBeGreaterThan(0);
      expect(result.whole).toBe(false);
    },
  );

  test('a reader who goes away stops the query', async () => {
    const asked = countReading(portal);
    await download(portal, '/api/admin/reports/applications', headers, 1000);
    await until(() => asked.open === 0);
    expect(asked.count).toBeLessThan(12);
  });

  // The last test, since nothing can be read after it.
  test('without the database the answer is an error, not a file', async () => {
    await portal.knex.schema.dropTable('report_applications_v1');
    const answer = await portal.get('/api/admin/reports/download-excel');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});

/** Counts the chunks of rows that are read, and the open readers. */
function countReading({ service }: ReportsUnderTest) {
  const counted = { count: 0, open: 0 };
  const { open } = service.reports;
  service.reports.open = async (filter) => {
    const { reader, close } = await open(filter);
    counted.open += 1;
    async function* rows(limit?: number) {
      for await (const some of reader.rows(limit)) {
        counted.count += 1;
        yield some;
      }
    }
    return {
      reader: { ...reader, rows },
      async close() {
        await close();
        counted.open -= 1;
      },
    };
  };
  return counted;
}

/** Lets the database fail after the fifth chunk. */
function breakReading({ service }: ReportsUnderTest) {
  const broken = { count: 0 };
  const { open } = service.reports;
  service.reports.open = async (filter) => {
    const { reader, close } = await open(filter);
    async function* rows(limit?: number) {
      let given = 0;
      for await (const some of reader.rows(limit)) {
        given += 1;
        if (given > 5) {
          broken.count += 1;
          await close();
        }
        yield some;
      }
    }
    return { reader: { ...reader, rows }, close };
  };
  return broken;
}
