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
