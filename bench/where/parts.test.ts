import { partOf } from './parts';

const frame = (name: string, source = '') => ({ name, source });
const route = frame('handle', '/p/svc-applications/src/lists/routes.ts');

test('what Node does for a library belongs to the library', () => {
  const write = [frame('writeBuffer'), frame('write', 'node:net')];
  const driver = frame('writePacket', '/p/node_modules/mysql2/lib/base/connection.js');
  expect(partOf([...write, driver, route])).toBe('driver');
  expect(partOf([...write, frame('end', 'node:_http_outgoing'), route])).toBe('HTTP');
});

test('a statement is built by knex, and what a row becomes is own code', () => {
  expect(partOf([frame('toSQL', '/p/node_modules/knex/lib/query/querycompiler.js'), route])).toBe(
    'SQL builder',
  );
  expect(partOf([frame('toListed', '/p/svc-applications/src/lists/store.ts')])).toBe('own code');
});

test('texts made for the line, tokens and log lines are told apart', () => {
  expect(partOf([frame('stringify'), route])).toBe('JSON');
  expect(partOf([frame('verify', '/p/packages/service-kit/src/access/auth/token.ts'), route])).toBe('rights');
  expect(partOf([frame('write', '/p/packages/service-kit/src/base/logging/logger.ts'), route])).toBe('log');
  expect(partOf([frame('(garbage collector)'), route])).toBe('memory');
  expect(partOf([frame('runMicrotasks')])).toBe('Node');
  expect(partOf([frame('post', 'node:inspector'), frame('begin', '/p/bench/where/profiled.cjs')])).toBeNull();
});
