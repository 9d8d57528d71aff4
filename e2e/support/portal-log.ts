import { appendFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const logFolder = (temporary: string) => path.join(temporary, 'portal-logs');

/** Stores the lines that a portal's processes print, as evidence of failures. */
export function portalLog(name: string): (line: string) => void {
  const folder = logFolder(tmpdir());
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  return (line) => appendFileSync(file, `${line}\n`);
}
