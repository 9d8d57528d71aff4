/** @jest-environment node */
import { checkRemoteManifest, type RemotePage } from '@portal/contract-remote-v1';
import manifest from '../manifest.json';

const pages = manifest.pages as RemotePage[];

test('the manifest contains what the shell needs to know', () => {
  expect(checkRemoteManifest(manifest)).toMatchObject({ ok: true });
});

test('both sign-in addresses are open, also while the portal is closed', () => {
  for (const path of ['/staff/auth', '/Adminlogin']) {
    expect(pages.find((page) => page.path === path)).toEqual({
      path,
      mount: './sign-in',
      openWhenClosed: true,
    });
  }
});

test('all else is for staff', () => {
  const others = pages.filter((page) => page.mount !== './sign-in');
  expect(others.map(({ path, access, signIn }) => [path, access, signIn])).toEqual([
    ['/dashboard/applications/*', 'staff', '/staff/auth'],
    ['/dashboard/*', 'staff', '/staff/auth'],
    ['/admin/*', 'staff', '/'],
  ]);
});

test('who comes without a session reads the sentence of the area', () => {
  const entries = pages.map(({ path, signInMessage }) => [path, signInMessage]);
  expect(entries.filter(([, sentence]) => sentence)).toEqual([
    ['/dashboard/*', 'Authentication required. Please login.'],
    ['/admin/*', 'Authentication Error: Please login to access applications.'],
  ]);
});
