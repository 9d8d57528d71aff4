import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../conventions/files';

const folder = mkdtempSync(path.join(tmpdir(), 'stacks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `AACA` maps the first column of the first line to the second line of the source. */
const map = { version: 3, sources: ['../src/main.ts'], names: [], mappings: 'AACA' };

function stackOf(file: string): string {
  const stacks = path.join(root, 'scripts/lib/launcher/stacks.cjs');
  return spawnSync(process.execPath, ['--require', stacks, file], { encoding: 'utf8' }).stderr;
}

function program(place: string, withMap: boolean): string {
  const file = path.join(folder, place, 'dist/main.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "throw new TypeError('broken');\n");
  if (withMap) writeFileSync(`${file}.map`, JSON.stringify(map));
  return file;
}

it('a stack names the line of the source', () => {
  const stack = stackOf(program('mapped', true));
  expect(stack).toContain('TypeError: broken\n    at ');
  expect(stack).toContain(`${path.join(folder, 'mapped/src/main.ts')}:2:1`);
});

it('without a map it names the line of the build', () => {
  const file = program('plain', false);
  expect(stackOf(file)).toContain(`at Object.<anonymous> (${file}:1:7)`);
});
