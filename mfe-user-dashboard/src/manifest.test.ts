/** @jest-environment node */
import { checkRemoteManifest } from '@portal/contract-remote-v1';
import manifest from '../manifest.json';

test('the manifest contains what the shell needs to know', () => {
  expect(checkRemoteManifest(manifest)).toMatchObject({ ok: true });
});

test('the dashboard is for applicants, who are led home when they are not signed in', () => {
  expect(manifest.pages).toEqual([
    {
      path: '/userdashboard/*',
      mount: './page',
      label: 'Your applications',
      access: 'applicant',
      signIn: '/',
    },
  ]);
});
