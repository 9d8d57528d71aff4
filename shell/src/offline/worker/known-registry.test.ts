/** @jest-environment node */

import { registryWith } from '../../../test/worker-registry';
import { answer, inMemory, keptIn } from '../../../test/worker-stores';
import { hearRegistry, keepRemote, keptRegistry } from './known-registry';
import { remoteStore } from './stores';

const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'remoteEntry.1e78.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['page.js'], async: ['step2.js'] } } }],
});
const hear = (version: string) => hearRegistry(answer(JSON.stringify(registryWith(version))));
const filesOf = (version: string) =>
  ['mf-manifest.json', 'page.js', 'remoteEntry.1e78.js', 'step2.js'].map(
    (file) => `/remotes/mfe-form/${version}/${file}`,
  );

beforeEach(() => void inMemory(() => answer(manifest)));

test('a version that was rolled back is removed with its registry, and the live one is kept in its place', async () => {
  await hear('2.0.0-ab12cd34');
  const released = await keptRegistry();
  await keepRemote(released as NonNullable<typeof released>, 'mfe-form', 'en');
  expect(await keptIn(remoteStore)).toEqual(['/registry.json', ...filesOf('2.0.0-ab12cd34')]);

  await hear('1.0.0-0000aaaa');
  expect(await keptIn(remoteStore)).toEqual(['/registry.json']);
  const rolledBack = await keptRegistry();
  expect(rolledBack?.remotes['mfe-form']?.version).toBe('1.0.0-0000aaaa');
  await keepRemote(rolledBack as NonNullable<typeof rolledBack>, 'mfe-form', 'en');
  expect(await keptIn(remoteStore)).toEqual(['/registry.json', ...filesOf('1.0.0-0000aaaa')]);
});

test('an answer that is no registry removes nothing', async () => {
  await hear('2.0.0-ab12cd34');
  const registry = await keptRegistry();
  await keepRemote(registry as NonNullable<typeof registry>, 'mfe-form', 'en');
  await expect(hearRegistry(answer('<title>Sign in to this network</title>'))).rejects.toThrow();
  expect(await keptIn(remoteStore)).toHaveLength(5);
});

test('what somebody gets by a link of invitation is kept nowhere, and removes nothing that is kept', async () => {
  await hear('2.0.0-ab12cd34');
  const registry = await keptRegistry();
  await keepRemote(registry as NonNullable<typeof registry>, 'mfe-form', 'en');
  const fleeting = answer(JSON.stringify(registryWith('3.0.0-cccc1111')));
  fleeting.headers.set('cache-control', 'private, no-store');
  await hearRegistry(fleeting);
  expect(await keptIn(remoteStore)).toEqual(['/registry.json', ...filesOf('2.0.0-ab12cd34')]);
  expect((await keptRegistry())?.remotes['mfe-form']?.version).toBe('2.0.0-ab12cd34');
});
