import { databases } from '@portal/test-kit';
import { connectDatabase } from '../../storage/database';
import { createLogger } from './index';

function listening(level = 'info') {
  const lines: string[] = [];
  const logger = createLogger({
    name: 'svc-things',
    level,
    destination: { write: (line) => lines.push(line) },
  });
  return { logger, lines };
}

test('a line is JSON with the process, the time and the level', () => {
  const { logger, lines } = listening();
  logger.child({ request_id: 'abc' }).info({ thing: 7 }, 'renamed');
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    level: 'info',
    service: 'svc-things',
    request_id: 'abc',
    thing: 7,
    msg: 'renamed',
  });
  expect(Date.parse(line.time)).toBeGreaterThan(0);
});

test('lines below the level are not written', () => {
  const { logger, lines } = listening('warn');
  logger.info('quiet');
  expect(lines).toEqual([]);
});

test('an error is logged with its stack and its causes, without addresses', () => {
  const { logger, lines } = listening();
  const cause = Object.assign(new Error('550 <ada@example.org> unknown'), {
    code: 'EENVELOPE',
    rejected: ['ada@example.org'],
  });
  logger.error({ err: new Error('mail to ada@example.org failed', { cause }) }, 'failed');
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject({
    type: 'Error',
    message: 'mail to (address) failed',
    cause: { code: 'EENVELOPE' },
  });
  expect(err.stack).toContain('logging.stack.test');
  expect(lines[0]).not.toContain('ada');
});

test.each(databases())(
  'an error of $engine names statement and index, not what people typed',
  async ({ createDatabase }) => {
    const { logger, lines } = listening();
    const database = connectDatabase({ url: await createDatabase() });
    await database.schema.createTable('people', (table) => {
      table.increments('id');
      table.string('email', 191).notNullable().unique();
      table.string('name', 5);
    });
    const person = { email: "o'hara@example.org", name: 'Ada' };
    await database('people').insert(person);
    const double = await database('people')
      .insert(person)
      .catch((error) => error);
    logger.error({ err: double }, 'failed');
    await database.destroy();
    expect(lines.join('')).not.toMatch(/hara|Ada/);
    expect(lines.join('')).toContain('insert into');
    expect(lines.join('')).toMatch(/people_email_unique|people\.email/);
  },
);
