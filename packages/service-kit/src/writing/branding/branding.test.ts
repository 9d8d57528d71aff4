import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import { loadBranding, neutralBranding } from './index';

function brandingFile(text: string): string {
  const file = join(temporaryFolder(), 'branding.json');
  writeFileSync(file, text);
  return file;
}

test('without a file the portal is neutral', () => {
  expect(loadBranding()).toEqual(neutralBranding);
});

test('a file names the organisation; members it leaves out are neutral', () => {
  const social = [{ name: 'Mastodon', url: 'https://social.example/@us' }];
  const branding = loadBranding(
    brandingFile(JSON.stringify({ name: 'Clinic', mailbox: 'hello@clinic.example', social })),
  );
  expect(branding).toEqual({ ...neutralBranding, name: 'Clinic', mailbox: 'hello@clinic.example', social });
});

test('other organisations are named where the file names them', () => {
  const elsewhere = [{ name: 'Volunteers of Kigali', url: 'https://volunteers.example' }];
  expect(loadBranding(brandingFile(JSON.stringify({ elsewhere })))).toEqual({
    ...neutralBranding,
    elsewhere,
  });
  const wrong = JSON.stringify({ elsewhere: [{ name: 'Nowhere', url: 'ftp://nowhere.example' }] });
  expect(() => loadBranding(brandingFile(wrong))).toThrow(/elsewhere/);
});

test.each([
  ['no JSON', 'name: Clinic', /cannot be read/],
  ['a wrong address', '{"website":"javascript:alert(1)"}', /website/],
  ['an unknown member', '{"nmae":"Clinic"}', /nmae/],
])('a file with %s stops the start', (_what, text, reason) => {
  expect(() => loadBranding(brandingFile(text))).toThrow(reason);
});

test('a missing file stops the start', () => {
  expect(() => loadBranding('/nowhere.json')).toThrow(/BRANDING_FILE/);
});
