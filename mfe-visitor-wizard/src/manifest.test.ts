/** @jest-environment node */
import { checkRemoteManifest } from '@portal/contract-remote-v1';
import manifest from '../manifest.json';

test('the manifest contains what the shell needs to know', () => {
  expect(checkRemoteManifest(manifest)).toMatchObject({ ok: true });
});

test('both addresses of the visit application are open to all', () => {
  expect(manifest.pages).toEqual([
    {
      path: '/application/visitors',
      mount: './page',
      label: 'Visit application',
    },
    { path: '/visitor-form', mount: './page' },
  ]);
});
