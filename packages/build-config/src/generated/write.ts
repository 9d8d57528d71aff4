import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TypesKeys } from './files';
import { hashOf, type Stamp, stampIn, stampOf } from './fresh.cjs';

/** How every generated file begins. */
const notice = '/* Written by ';

/**
 * Writes the files whose text is another, removes those that are made no more, and notes what they are made from. Each
 * file is whole at any time: another process may read it, or write the same.
 */
export function writeGenerated(
  portal: string,
  { key, types }: { key: string; types?: TypesKeys | undefined },
  files: ReadonlyMap<string, string>,
): void {
  for (const [file, text] of files) writeChanged(path.join(portal, file), text);
  for (const file of outdated(portal, files)) rmSync(path.join(portal, file), { force: true });
  const stamp: Stamp = {
    key,
    files: Object.fromEntries([...files].map(([file, text]) => [file, hashOf(text)])),
    ...(types && { types }),
  };
  writeChanged(stampOf(portal), JSON.stringify(stamp));
}

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}`;
  writeFileSync(half, text);
  renameSync(half, file);
}

/** What was generated before, by the last stamp or beside what is generated now, and is not any more. */
function outdated(portal: string, files: ReadonlyMap<string, string>): string[] {
  const folders = new Set([...files.keys()].map((file) => path.posix.dirname(file)));
  const beside = [...folders].flatMap((folder) =>
    readdirSync(path.join(portal, folder)).map((name) => path.posix.join(folder, name)),
  );
  const before = Object.keys(stampIn(portal)?.files ?? {});
  return [...new Set([...beside, ...before])].filter(
    (file) => !files.has(file) && /\.ts$/.test(file) && isGenerated(path.join(portal, file)),
  );
}

const isGenerated = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').startsWith(notice);
