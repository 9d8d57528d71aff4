import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAs, newerVersion } from './built-as';

test('a build names its commit and time; sources and a damaged file name neither', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-as-'));
  expect(builtAs(folder)).toEqual({ commit: null, built_at: null });
  writeFileSync(join(folder, 'build.json'), '{"commit":"1cdc0fe7","built_at":"2026-11-28T10:00:00.000Z"}');
  expect(builtAs(folder)).toEqual({ commit: '1cdc0fe7', built_at: '2026-11-28T10:00:00.000Z' });
  writeFileSync(join(folder, 'build.json'), '{');
  expect(builtAs(folder).commit).toBeNull();
  rmSync(folder, { recursive: true });
});

test.each([
  ['1.2.0', '1.24.0', '1.24.0'],
  ['1.25.1', '1.24.0', '1.25.1'],
  ['1.2.0', undefined, '1.2.0'],
])('a part of version %s that keeps contract %s calls itself %s', (version, contract, expected) => {
  expect(newerVersion(version, contract)).toBe(expected);
});
