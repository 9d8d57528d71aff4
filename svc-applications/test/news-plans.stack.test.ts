import { engineOf } from '@portal/service-kit/database';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';

type Statement = { sql: string; bindings: never[] };

type Step = { table: string | null; key: string | null; select_type: string; Extra: string | null };

const many = 100_000;
const reader = 9_500;

onEachDatabase((portal) => {
  let middle = 0;

  beforeAll(async () => {
    const { knex, service } = portal();
    const { applicationId, personId } = await buildApplicant(portal());
    const now = Date.now();
    const application = { application_id: applicationId, application_type: 'intern', person_id: personId };
    const verdict = {
      type: 'other',
      title: 'A title',
      message: 'Something has come.',
      applicant_name: 'Amina',
    };
    const rows = Array.from({ length: many }, (_, index) => {
      const at = new Date(now - (many - index) * 60_000);
      return { ...application, ...verdict, created_at: at, since_at: at };
    });
    await knex.batchInsert('notifications', rows, 500);
    const [newest] = await knex('notifications').max('id as last');
    const last = Number(newest?.last);
    middle = last - many / 2;
    await service.stores.notifications.markRead(reader, last - 5, new Date());
    const acts = rows.map(({ application_id, created_at }) => ({
      application_id,
      action: 'edited',
      actor_id: 1,
      actor_name: 'Grace',
      actor_role: 'admin',
      details: '{}',
      created_at,
    }));
    await knex.batchInsert('audit_entries', acts.slice(0, 10_000), 500);
    const states = ['pending', 'approved', 'rejected'];
    const requests = rows.slice(0, 10_000).map(({ created_at }, index) => ({
      person_id: index,
      application_type: 'intern',
      status: states[index % 3],
      user_reason: 'Once more.',
      original_application_id: applicationId,
      applicant_name: 'Amina',
      applicant_email: 'a@example.org',
      created_at,
    }));
    await knex.batchInsert('application_requests', requests, 500);
    if (engineOf(knex) !== 'sqlite') {
      await knex.raw('analyze table notifications, notification_reads, application_requests');
    }
  });

  async function statements(work: () => Promise<unknown>): Promise<Statement[]> {
    const seen: Statement[] = [];
    const see = (query: Statement) => {
      if (/^(select|insert|update)/i.test(query.sql) && !query.sql.includes('_outbox')) seen.push(query);
    };
    portal().knex.on('query', see);
    await work();
    portal().knex.removeListener('query', see);
    return seen;
  }

  /** The tables that a statement reads without an index, and the sorts that it needs. */
  async function faults({ sql, bindings }: Statement): Promise<unknown[]> {
    const { knex } = portal();
    if (engineOf(knex) === 'sqlite') {
      const steps: { detail: string }[] = await knex.raw(`explain query plan ${sql}`, bindings);
      // A scan of the table in the order of ids ends with the page, unless it searches for rows that another query
      // found.
      const ordered = /order by (`\w+`\.)?`id`/.test(sql) && !/ join \(select/.test(sql);
      return steps.filter(
        ({ detail }) =>
          /TEMP B-TREE/.test(detail) ||
          (/^SCAN (?!CONSTANT)/.test(detail) && !/USING/.test(detail) && !ordered),
      );
    }
    const [steps] = await knex.raw(`explain ${sql}`, bindings);
    // A short sort of the page's rows is allowed, and an insert reads nothing from its own table.
    return (steps as Step[]).filter(
      ({ table, key, select_type, Extra }) =>
        select_type !== 'INSERT' &&
        !table?.startsWith('<') &&
        ((table && !key) || Extra?.includes('filesort')),
    );
  }

  interface Asked {
    title: string;
    operation:
      | 'countUnread'
      | 'listNotifications'
      | 'listLatestNotifications'
      | 'markAllNotificationsRead'
      | 'listRequests'
      | 'listApplicationActivity';
    query?(): Record<string, string | number>;
  }
  const asked: Asked[] = [
    { title: 'the count of what is unread', operation: 'countUnread' },
    { title: 'the newest hundred', operation: 'listNotifications' },
    { title: 'those of today', operation: 'listNotifications', query: () => ({ period: 'today' }) },
    { title: 'those of a month', operation: 'listNotifications', query: () => ({ period: 'month' }) },
    { title: 'those before another', operation: 'listNotifications', query: () => ({ before: middle }) },
    { title: 'those of the bell', operation: 'listLatestNotifications' },
    { title: 'the requests', operation: 'listRequests' },
    { title: 'the rejected requests', operation: 'listRequests', query: () => ({ status: 'rejected' }) },
    { title: 'the activity', operation: 'listApplicationActivity', query: () => ({ page: 3 }) },
    { title: 'marking all', operation: 'markAllNotificationsRead' },
  ];

  it.each(asked)('of a hundred thousand, $title is found by an index', async ({ operation, query }) => {
    const token = await staffToken(portal(), 'admin', { personId: reader });
    const found = await statements(async () => {
      const answer = await portal().call(operation, { token, query: query?.() });
      expect(answer.status).toBe(200);
    });
    expect(found.length).toBeGreaterThan(0);
    for (const statement of found) {
      expect([statement.sql, await faults(statement)]).toEqual([statement.sql, []]);
    }
  });

  it('unread notifications are counted exactly, with a constant number of statements', async () => {
    const token = await staffToken(portal(), 'admin', { personId: reader + 1 });
    const lists = await statements(() => portal().call('listNotifications', { token }));
    expect(lists.length).toBeLessThanOrEqual(6);
    const { body } = await portal().call('countUnread', { token });
    expect(body.unread_notifications).toBe(many);
  });
});
