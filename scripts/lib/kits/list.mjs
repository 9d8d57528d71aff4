/** The kits: packages and contracts that teams with a repository of their own install. */
import { readFileSync } from 'node:fs';
import { workspaces } from '../workspaces.mjs';

const versionText = /export const (?:CONTRACT|SHELL_API)_VERSION = '([^']+)'/;

/** The source in which a contract says its version, `{ file, version }`; undefined for those whose package.json does. */
export function versionSource({ has, path: file }) {
  for (const source of ['src/version.ts', 'src/index.ts']) {
    const [, version] = (has(source) && versionText.exec(readFileSync(file(source), 'utf8'))) || [];
    if (version) return { file: file(source), version };
  }
  return undefined;
}

/** Where a contract says its version, that is the version of the package, too. */
const versionOf = (kit) => versionSource(kit)?.version ?? kit.manifest.version;

/** Written as Node reads it: nothing is compiled. */
const isPlain = ({ manifest: { exports = {} } }) => !JSON.stringify(exports).includes('.ts"');

/** `{ folder, manifest, version, plain, has, path }` of each, in the order of their names. */
export const kits = () =>
  workspaces()
    .filter(({ folder }) => /^(contracts|packages)\//.test(folder))
    .map((kit) => ({ ...kit, version: versionOf(kit), plain: isPlain(kit) }));
