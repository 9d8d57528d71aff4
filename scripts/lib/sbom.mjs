/** Writes the list of shipped packages (SBOM) again when package-lock.json has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { npmJson } from './npm-json.mjs';

const file = path.join(root, 'dist/sbom.cdx.json');
const stamp = path.join(root, '.cache/builds/sbom');
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];

/**
 * Writes dist/sbom.cdx.json if it is missing or older than package-lock.json; resolves to a sentence about it, or
 * undefined if it was up to date.
 * @throws Error with npm's output
 */
export async function ensureSbom() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return undefined;
  const { json, printed } = await npmJson([...args, '--package-lock-only']);
  if (!json?.components) throw new Error(printed);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
  return `${json.components.length} packages: ${path.relative(root, file)}`;
}
