/**
 * Runs test files in Node's own context, where the modules of `runtime.cjs` live, so that an Error or a Date is the same
 * class for all of them. After each file the globals and the process's variables are as they were before it.
 */
const { TestEnvironment } = require('jest-environment-node');

const describeAll = (object) => new Map(Reflect.ownKeys(object).map((key) => [key, describe(object, key)]));
const describe = Object.getOwnPropertyDescriptor;
const isSame = (one, other) => one && ['value', 'get', 'set'].every((part) => one[part] === other[part]);

function restore(object, before) {
  for (const key of Reflect.ownKeys(object)) {
    const now = describe(object, key);
    if (!now.configurable || isSame(before.get(key), now)) continue;
    if (before.has(key)) Object.defineProperty(object, key, before.get(key));
    else delete object[key];
  }
  for (const [key, descriptor] of before)
    if (!Object.hasOwn(object, key)) Object.defineProperty(object, key, descriptor);
}

module.exports = class extends TestEnvironment {
  constructor(given, context) {
    super(given, context);
    const config = given.projectConfig;
    this.before = { globals: describeAll(globalThis), env: { ...process.env }, exit: process.exit };
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config, global: globalThis });
    // The older kind of fake timers, which no test uses.
    this.fakeTimers.dispose();
    this.fakeTimers = null;
  }

  async teardown() {
    const { globals, env, exit } = this.before;
    await super.teardown();
    restore(globalThis, globals);
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
};
