import { createServer, type Server } from 'node:http';
import { createServiceClient } from '@portal/service-kit/client';
import { Unavailable } from '@portal/service-kit/errors';
import { listen } from '@portal/test-kit';
import readSheets from 'read-excel-file/node';
import { sharesOf } from '../src/applications/shares';
import { onEachDatabase } from './reports-under-test';

const path = '/api/admin/reports/applications';

onEachDatabase(40, (portal) => {
  const ask = () => jest.spyOn(portal().service.applications, 'progressOf');
  const rowsOf = async () =>
    (
      (await (await portal().get(path)).json()) as {
        applications: { id: number; status: string; progress: number }[];
      }
    ).applications;
  const isOpen = ({ status }: { status: string }) => status === 'draft' || status === 'in-progress';
  afterEach(() => jest.restoreAllMocks());

  it('a draft has the progress of the pages, in the table and in every file, and nothing else is asked about', async () => {
    const asked = ask().mockImplementation(async (ids) => new Map(ids.map((id) => [id, 17])));
    const rows = await rowsOf();
    expect(rows.filter(isOpen).length).toBeGreaterThan(3);
    expect(new Set(rows.filter(isOpen).map(({ progress }) => progress))).toEqual(new Set([17]));
    expect(new Set(rows.filter((row) => !isOpen(row)).map(({ progress }) => progress))).toEqual(
      new Set([100]),
    );
    expect(asked.mock.calls.flatMap(([ids]) => ids)).toEqual(rows.filter(isOpen).map(({ id }) => id));
    const csv = await (await portal().get('/api/admin/reports/download-csv')).text();
    expect(csv.match(/17%/g)).toHaveLength(rows.filter(isOpen).length);
    const excel = Buffer.from(await (await portal().get('/api/admin/reports/download-excel')).arrayBuffer());
    const shares = (await readSheets(excel))[1]?.data.flat().filter((cell) => cell === 0.17);
    expect(shares).toHaveLength(rows.filter(isOpen).length);
  });

  it('one that is gone since keeps that of the view', async () => {
    ask().mockResolvedValue(new Map());
    const rows = await rowsOf();
    expect(rows.filter(isOpen).map(({ progress }) => progress)).toEqual(
      rows.filter(isOpen).map(({ id }) => (id % 10) * 10),
    );
  });
});

describe('asking svc-applications', () => {
  let server: Server;
  let baseUrl: string;
  let answer: (ids: number[]) => { status: number; body: object };
  const asked: number[][] = [];
  beforeEach(async () => {
    asked.length = 0;
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { ids } = JSON.parse(Buffer.concat(chunks).toString()) as { ids: number[] };
      asked.push(ids);
      const { status, body } = answer(ids);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    baseUrl = await listen(server);
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  async function shares(ids: number[]) {
    const client = createServiceClient({ name: 'svc-applications', baseUrl, credential: 'svc-reports' });
    return sharesOf(client, ids, 'a-request').finally(() => client.close());
  }

  it('thousands are asked about some hundreds at a time', async () => {
    answer = (ids) => ({ status: 200, body: { shares: ids.map((id) => ({ id, progress: id % 100 })) } });
    const ids = Array.from({ length: 1200 }, (_, index) => index + 1);
    const found = await shares(ids);
    expect([found.size, found.get(1142), asked.map(({ length }) => length)]).toEqual([
      1200,
      42,
      [500, 500, 200],
    ]);
  });

  it('a release of before says nothing of it, and a refusal is one', async () => {
    answer = () => ({ status: 404, body: {} });
    expect((await shares([1])).size).toBe(0);
    answer = () => ({ status: 403, body: {} });
    await expect(shares([1])).rejects.not.toBeInstanceOf(Unavailable);
  });
});
