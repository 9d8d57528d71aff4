import { createSettings } from './settings';

const answers = (status: number, body: unknown) =>
  jest.fn(async () => ({ ok: status < 300, status, json: async () => body }) as Response);

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  hide(false);
});

test('the portal counts as open until the server reports otherwise', async () => {
  globalThis.fetch = answers(200, { portal_enabled: false, form_limits: { personal_statement: 500 } });
  const settings = createSettings();
  expect(settings.current().portalEnabled).toBe(true);
  expect(await settings.refresh()).toEqual({
    portalEnabled: false,
    formLimits: { personal_statement: 500 },
    resumeCode: 'off',
    timeZone: 'Africa/Kigali',
  });
});

test('a service that does not answer leaves the portal open, silently', async () => {
  const complaints = jest.spyOn(console, 'error');
  globalThis.fetch = answers(503, { message: 'down' });
  expect((await createSettings().refresh()).portalEnabled).toBe(true);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('network'));
  expect((await createSettings().refresh()).portalEnabled).toBe(true);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test.each([
  ['answers with a failure', answers(503, { message: 'down' })],
  ['cannot be reached', jest.fn().mockRejectedValue(new TypeError('network'))],
])('a portal that was closed counts as open again once the service %s', async (_, failing) => {
  globalThis.fetch = answers(200, { portal_enabled: false, form_limits: { personal_statement: 500 } });
  const settings = createSettings();
  const seen = jest.fn();
  await settings.refresh();
  settings.subscribe(seen);
  globalThis.fetch = failing;
  await settings.refresh();
  const now = expect.objectContaining({ portalEnabled: true, formLimits: { personal_statement: 500 } });
  expect(seen).toHaveBeenCalledWith(now);
});

test('a change is reported once, an unchanged answer is not', async () => {
  globalThis.fetch = answers(200, { portal_enabled: false });
  const settings = createSettings();
  const seen = jest.fn();
  settings.subscribe(seen);
  await settings.refresh();
  await settings.refresh();
  expect(seen).toHaveBeenCalledTimes(1);
});

test('it asks every ten seconds, not while the tab is hidden, and at once when the tab is visible again', async () => {
  const ask = answers(200, { portal_enabled: true });
  globalThis.fetch = ask;
  createSettings().startPolling();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  hide(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  hide(false);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('where storage is refused the settings are returned all the same', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  globalThis.fetch = answers(200, { portal_enabled: true, time_zone: 'Africa/Nairobi' });
  const settings = createSettings();
  expect((await settings.refresh()).timeZone).toBe('Africa/Nairobi');
  jest.restoreAllMocks();
});
