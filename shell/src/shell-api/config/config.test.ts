import { readConfig } from './config';

function pageWith(text: string) {
  document.head.innerHTML = '<script type="application/json" id="portal-config"></script>';
  const holder = document.getElementById('portal-config');
  if (holder) holder.textContent = text;
  return document;
}

test('branding comes from the page; what it leaves out is neutral', () => {
  const { branding } = readConfig(pageWith('{"branding":{"name":"Hope House","website":null}}'));
  expect(branding.name).toBe('Hope House');
  expect(branding.mailbox).toBe('applications@example.org');
  expect(branding.social).toEqual([]);
});

test('remotes may be overridden only where the page allows it explicitly', () => {
  expect(readConfig(pageWith('{"remoteOverrides":true}')).remoteOverrides).toBe(true);
  expect(readConfig(pageWith('{"remoteOverrides":"yes"}')).remoteOverrides).toBe(false);
  expect(readConfig(pageWith('{}')).remoteOverrides).toBe(false);
});

test('pages are kept on the device only where the page allows it explicitly', () => {
  expect(readConfig(pageWith('{"keepPages":true}')).keepPages).toBe(true);
  expect(readConfig(pageWith('{}')).keepPages).toBe(false);
});

test('a page without configuration is neutral', () => {
  expect(readConfig(pageWith('not json')).branding.name).toBe('Application portal');
});
