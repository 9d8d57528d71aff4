import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned } from './upload-dir';

test('uploads of a killed process are removed from the temporary folder; uploads of a living process stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'abandoned-'));
  const left = (name: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'letter'), 'somebody’s letter');
    return join(folder, name);
  };
  const [dead, living, foreign] = [
    left('portal-uploads-999999999-abc'),
    left(`portal-uploads-${process.ppid}-abc`),
    left('something-else'),
  ];
  removeAbandoned(folder);
  expect([dead, living, foreign].map((path) => existsSync(path))).toEqual([false, true, true]);
  rmSync(folder, { recursive: true });
});
