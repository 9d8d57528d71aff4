import { databases } from '@portal/test-kit';
import { type ServiceUnderTest, startService } from './service-under-test';

describe.each(databases())('on $engine', ({ createDatabase }) => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await startService(await createDatabase());
  }, 60_000);
  afterAll(() => service?.stop());

  test('who is signed in reads the entries, the newest first', async () => {
    const created_at = new Date('2026-01-02T03:04:05.000Z');
    await service.knex('example_name_entries').insert({ title: 'The first', created_at });
    await service.knex('example_name_entries').insert({ title: 'The second', created_at });
    const signedIn = await service.issuer.bearer();
    const { status, body } = await service.ask(
      'listExampleNameEntries',
      '/api/example-name/entries',
      signedIn,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      entries: [
        { id: 2, title: 'The second', created_at: created_at.toISOString() },
        { id: 1, title: 'The first', created_at: created_at.toISOString() },
      ],
    });
  });

  test('nobody else does', async () => {
    expect((await service.ask('listExampleNameEntries', '/api/example-name/entries')).status).toBe(401);
  });
});
