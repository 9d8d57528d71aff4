import type { ModuleBoard, Registry } from '@portal/contract-remote-v1';
import { buildFiles, name, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

test('a remote is switched off and on again: the registry says so, and its page names none of its files', async () => {
  const { url, act, call } = await releasingPortal();
  const entry = async () => (await ask(url, '/registry.json')).json<Registry>().remotes[name];
  const page = async () => (await ask(url, '/admin')).body.toString();
  expect(await page()).toContain('remoteEntry.js');
  expect((await act('off')).status).toBe(200);
  expect((await entry())?.off).toBe(true);
  expect(await page()).not.toContain('remoteEntry.js');
  const board = (await call('GET', '/registry/remotes')).json<ModuleBoard>();
  expect(board.remotes[0]?.off?.since).toBeDefined();
  expect(board.events[0]).toMatchObject({ what: 'switched-off', by: { kind: 'token' } });
  expect((await act('off')).status).toBe(409);
  expect((await act('on')).status).toBe(200);
  expect((await entry())?.off).toBeUndefined();
  expect(await page()).toContain('remoteEntry.js');
  expect((await act('on')).status).toBe(409);
});

test('a release meanwhile does not switch it on', async () => {
  const { url, act, upload } = await releasingPortal();
  await act('off');
  await upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'new' }));
  await act('live', { version: '1.1.0' });
  expect((await ask(url, '/registry.json')).json<Registry>().remotes[name]).toMatchObject({
    version: '1.1.0',
    off: true,
  });
});

test('the board does not switch itself off', async () => {
  const { url, issuer } = await releasingPortal();
  const authorization = `Bearer ${await issuer.token({ role: 'admin', name: 'Ada' })}`;
  const answer = await ask(url, `/api/admin/modules/${name}/off`, {
    method: 'POST',
    headers: { authorization },
  });
  expect(answer.status).toBe(409);
  expect(answer.json().message).toContain('/recovery');
});
