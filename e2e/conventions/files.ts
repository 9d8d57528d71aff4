import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** All files of the repository, committed or new. */
export const ourFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));

/** The services whose calls are documented in contracts/. */
export const documentedServices = (): string[] =>
  ourFiles().flatMap((file) => /^contracts\/(svc-[a-z0-9-]+)-v1\/openapi\.json$/.exec(file)?.[1] ?? []);

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
