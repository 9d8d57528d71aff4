import { checkRemoteManifest } from '@portal/contract-remote-v1';
import manifest from '../manifest.json';

test('the manifest contains what the shell needs to know', () => {
  expect(checkRemoteManifest(manifest)).toMatchObject({ ok: true });
});
