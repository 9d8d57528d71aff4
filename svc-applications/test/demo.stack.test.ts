import { connectDatabase, migrate } from '@portal/service-kit/database';
import { openObjectStore } from '@portal/service-kit/store';
import { databases, temporaryFolder } from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';
import { contentsOf } from '../src/application/answered/current';
import { fill, type Order } from '../src/demo/fill';
import { insertAll, markRead } from '../src/demo/store';
import type { DemoPerson } from '../src/demo/story';
import { pdfProblem } from '../src/documents/pdf/problem';
import { openStores } from '../src/store';

async function* people(count: number): AsyncGenerator<DemoPerson> {
  for (let id = 1; id <= count; id += 1) {
    yield {
      id,
      name: `Élise Person ${id}`,
      email: `elise.person${id}@example.org`,
      phone: '250788000001',
      role: id % 3 === 0 ? 'visitor' : 'intern',
      nationality: 'Rwandan',
      country: 'Rwanda',
      city: 'Kigali',
      university: 'University of Rwanda',
      language: 'Kinyarwanda',
    };
  }
}

const staff = [{ id: 9001, name: 'Grace Ingabire', role: 'admin' }];
const order: Order = { count: 1200, seed: 3, now: new Date('2026-11-21T00:00:00Z'), staff, firstId: 1 };

describe.each(databases())('made-up applications on $engine', ({ createDatabase }) => {
  async function filled() {
    const knex = connectDatabase({ url: await createDatabase() });
    await migrate(knex, { migrations, table: migrationsTable });
    const files = await openObjectStore({ kind: 'files', directory: temporaryFolder('demo-files-') });
    await fill(order, people(1104), { files, insert: (rows) => insertAll(knex, rows) });
    return { knex, files };
  }
  let portal: Awaited<ReturnType<typeof filled>>;
  beforeAll(async () => {
    portal = await filled();
  });
  afterAll(() => portal.knex.destroy());

  const countBy = async (column: string): Promise<Record<string, number>> => {
    const rows = await portal.knex('applications').groupBy(column).select(`${column} as of`).count('* as n');
    return Object.fromEntries(rows.map(({ of, n }) => [of, Number(n)]));
  };

  it('are as many as were asked for, of both programmes and in all states', async () => {
    const types = await countBy('type');
    expect((types.intern ?? 0) + (types.visitor ?? 0)).toBe(1200);
    expect(Object.keys(await countBy('status')).sort()).toEqual([
      'approved',
      'draft',
      'in-progress',
      'in-review',
      'rejected',
      'submitted',
    ]);
    expect(Object.keys(await countBy('origin')).sort()).toEqual(['request', 'wizard']);
  });

  it('have the rows of their state: details, search words, notifications, feedback and acts', async () => {
    const { knex } = portal;
    const without = (table: string) =>
      knex('applications as a')
        .leftJoin(`${table} as b`, 'b.application_id', 'a.id')
        .whereNull('b.application_id');
    for (const table of ['intern_details', 'application_words', 'audit_entries']) {
      expect(await without(table)).toEqual([]);
    }
    const handedIn = ['submitted', 'in-review', 'approved', 'rejected'];
    expect(await without('notifications').whereIn('a.status', handedIn)).toEqual([]);
    expect(await without('feedback').whereIn('a.status', ['in-review', 'approved', 'rejected'])).toEqual([]);
    expect(await knex('applications').whereIn('status', handedIn).whereNotNull('open_slot')).toEqual([]);
    const { n } =
      (await knex('application_requests').where({ status: 'pending' }).count('* as n').first()) ?? {};
    expect(Number(n)).toBeGreaterThan(0);
  });

  it('have notifications and acts in the order of time', async () => {
    for (const table of ['notifications', 'audit_entries']) {
      const times = await portal.knex(table).orderBy('id').pluck('created_at');
      const sorted = [...times].sort((a, b) => Number(a) - Number(b));
      expect(times.map(Number)).toEqual(sorted.map(Number));
    }
  });

  it('have real documents for a few applications', async () => {
    const documents = await portal.knex('documents');
    expect(new Set(documents.map(({ application_id }) => application_id)).size).toBe(9);
    for (const { file_path, size } of documents) {
      const chunks: Buffer[] = [];
      for await (const piece of await portal.files.get(file_path)) chunks.push(piece as Buffer);
      const bytes = Buffer.concat(chunks);
      expect([bytes.length, await pdfProblem(bytes)]).toEqual([size, undefined]);
    }
  });

  it('have answers to all required questions once they are submitted', async () => {
    const stores = openStores(portal.knex);
    const ids = await portal.knex('applications').where({ status: 'submitted' }).limit(60).pluck('id');
    for (const id of ids) {
      const application = await stores.applications.find({ id });
      if (!application) throw new Error(`${id} is not there`);
      const contents = await contentsOf(stores, application);
      expect(contents.answers.institutions).toHaveLength(1);
      expect(contents.logistics).toEqual(application.type === 'visitor' ? expect.anything() : null);
    }
  });

  it('are the same for the same seed', async () => {
    const again = await filled();
    const shown = (knex: typeof portal.knex) =>
      knex('applications').orderBy('id').select('id', 'status', 'applicant_name', 'created_at', 'answers');
    expect(await shown(again.knex)).toEqual(await shown(portal.knex));
    await again.knex.destroy();
  });

  it('leave staff with little to read', async () => {
    await markRead(portal.knex, [9001], 12);
    const [mark] = await portal.knex('notification_watermarks');
    const last = await portal.knex('notifications').max('id as id').first();
    expect(Number(last?.id) - mark.read_up_to).toBe(12);
  });
});
