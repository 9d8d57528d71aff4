/** Lists the kits: packages and contracts that teams with a repository of their own install. */
import { readFileSync } from 'node:fs';
import { workspaces } from '../workspaces.mjs';

const versionText = /export const (?:CONTRACT|SHELL_API)_VERSION = '([^']+)'/;

/**
 * The source that holds a contract's version, `{ file, version }`; undefined for kits with the version in package.json.
 */
export function versionSource({ has, path: file }) {
  for (const source of ['src/version.ts', 'src/index.ts']) {
    const [, version] = (has(source) && versionText.exec(readFileSync(file(source), 'utf8'))) || [];
    if (version) return { file: file(source), version };
  }
  return undefined;
}

/** A contract's version in its source is the version of its package, too. */
const versionOf = (kit) => versionSource(kit)?.version ?? kit.manifest.version;

/** Whether a kit is written in JavaScript, so that it is not compiled. */
const isPlain = ({ manifest: { exports = {} } }) => !JSON.stringify(exports).includes('.ts"');

/** `{ folder, manifest, version, plain, has, path }` of each kit, in the order of their names. */
export const kits = () =>
  workspaces()
    .filter(({ folder }) => /^(contracts|packages)\//.test(folder))
    .map((kit) => ({ ...kit, version: versionOf(kit), plain: isPlain(kit) }));
