import { AsyncLocalStorage } from 'node:async_hooks';

const { letStoragesGo } = require('./async-storage.cjs');
const Environment = require('./environment.cjs');

const globals = globalThis as unknown as Record<string, unknown>;
const given = { projectConfig: { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} } };

test('what a test file leaves in the globals and the variables of the process is gone for the next file', async () => {
  process.env.KEPT = 'before';
  const { setTimeout } = globalThis;
  const environment = new Environment(given, {});
  expect(environment.global).toBe(globalThis);
  globals.left = 'by a test';
  globals.setTimeout = () => {};
  Object.assign(process.env, { LEFT: 'by a test', KEPT: 'changed' });
  await environment.teardown();
  expect('left' in globals).toBe(false);
  expect(globalThis.setTimeout).toBe(setTimeout);
  expect(process.env.LEFT).toBeUndefined();
  expect(process.env.KEPT).toBe('before');
});

test('a storage that a test file has used is let go after it, and is there again for the next', () => {
  const [storage, entered] = [new AsyncLocalStorage<string>(), new AsyncLocalStorage<string>()];
  entered.enterWith('of a file');
  storage.run('of a file', () => {
    letStoragesGo();
    expect([storage.getStore(), entered.getStore()]).toEqual([undefined, undefined]);
  });
  expect(storage.run('of the next', () => storage.getStore())).toBe('of the next');
});
