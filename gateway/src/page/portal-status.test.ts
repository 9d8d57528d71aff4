import { PORTAL_STATUS, portalStatus } from './portal-status';

function service(answer: () => Promise<unknown>) {
  const read = jest.fn(answer);
  let time = 0;
  return {
    read,
    isOpen: portalStatus({ read }, () => time),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('a closed portal is closed for pages within a second, and open again as soon', async () => {
  let enabled = true;
  const { isOpen, pass, read } = service(async () => ({ portal_enabled: enabled }));
  expect(await isOpen()).toBe(true);
  enabled = false;
  pass(1_001);
  expect(await isOpen()).toBe(false);
  enabled = true;
  pass(1_001);
  expect(await isOpen()).toBe(true);
  expect(read).toHaveBeenCalledWith(PORTAL_STATUS, expect.any(Number));
});

test('many who open the page at once are one question', async () => {
  const { isOpen, pass, read } = service(async () => ({ portal_enabled: true }));
  await Promise.all(Array.from({ length: 50 }, isOpen));
  pass(500);
  await isOpen();
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'does not answer',
    async () => {
      throw new Error('timeout');
    },
  ],
  ['answers something else', async () => 'hello'],
])('while the service %s the portal counts as open', async (_story, answer) => {
  expect(await service(answer).isOpen()).toBe(true);
});

test('without such a service the portal counts as open', async () => {
  expect(await portalStatus(undefined)()).toBe(true);
});
