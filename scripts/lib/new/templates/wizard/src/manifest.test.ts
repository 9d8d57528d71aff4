/** @jest-environment node */
import { checkRemoteManifest } from '@portal/contract-remote-v1';
import { applicationPaths } from '@portal/contract-svc-applications-v1';
import manifest from '../manifest.json';

test('the manifest contains what the shell needs to know, and the page is where its programme defines it', () => {
  expect(checkRemoteManifest(manifest)).toMatchObject({ ok: true });
  expect(manifest.pages.map(({ path }) => path)).toContain(applicationPaths['example-key']);
});
