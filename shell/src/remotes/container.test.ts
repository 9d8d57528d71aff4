import * as react from 'react';
import { failureOf } from '../failure/result';
import { openContainer } from './container';

type Scope = Record<string, Record<string, { get: () => Promise<() => object> }>>;

const name = 'mfe-example';
let versions = 0;
const newEntry = () => `${location.origin}/remotes/${name}/1.0.${versions++}/remoteEntry.js`;

/** Plays the browser: `run` stands for what the script does, then it counts as loaded, or as not found. */
function scriptsAre(run: (script: HTMLScriptElement) => void, event: 'load' | 'error' = 'load') {
  return jest.spyOn(document.head, 'append').mockImplementation((script) => {
    run(script as HTMLScriptElement);
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(event)));
  });
}

function leave(get = async () => 'page') {
  const container = { init: jest.fn(), get };
  Object.assign(window, { [name]: container });
  return container;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, name);
});

test('an entry runs once, and gets the react of the shell', async () => {
  let container = leave();
  const scripts = scriptsAre(() => {
    container = leave();
  });
  const entry = newEntry();
  const [one, other] = await Promise.all([openContainer(name, entry), openContainer(name, entry)]);
  expect(one).toBe(other);
  expect(scripts).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledTimes(1);
  const scope = (container.init.mock.calls as unknown as [Scope][])[0]?.[0] ?? {};
  const lend = await scope.react?.[react.version]?.get();
  expect(lend?.()).toMatchObject({ createElement: react.createElement });
  expect(Object.keys(scope)).toEqual(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
});

test('an entry that does not arrive is asked for again by the next attempt', async () => {
  const entry = newEntry();
  scriptsAre(() => {}, 'error');
  const failed = await openContainer(name, entry).catch(failureOf);
  expect(failed).toMatchObject({ reason: 'unreachable' });
  scriptsAre(() => leave());
  await expect(openContainer(name, entry)).resolves.toBeDefined();
});

test('an entry that throws has crashed, and says what it threw', async () => {
  const entry = newEntry();
  leave();
  scriptsAre(() => {
    window.dispatchEvent(new ErrorEvent('error', { filename: entry, message: 'boom' }));
  });
  const failed = await openContainer(name, entry).catch(failureOf);
  expect(failed).toMatchObject({ reason: 'crashed', detail: expect.stringContaining('boom') });
});

test('an entry that hangs is told after a while', async () => {
  jest.useFakeTimers();
  jest.spyOn(document.head, 'append').mockImplementation(() => {});
  const failed = openContainer(name, newEntry()).catch(failureOf);
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  expect(await failed).toMatchObject({ reason: 'timeout' });
});
