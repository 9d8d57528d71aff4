/** Adds a new workspace to package-lock.json, with versions that are already in it: nothing is downloaded. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

const lockFile = 'package-lock.json';
const readLock = () => JSON.parse(readFileSync(path.join(root, lockFile), 'utf8')).packages;

/** The package.json with versions in place of its stars. */
export function withVersions(manifest, added = {}) {
  const packages = readLock();
  const versionOf = (name) => {
    if (name in added) return added[name];
    const { version, resolved } = packages[`node_modules/${name}`] ?? {};
    const found = version ?? packages[resolved]?.version;
    if (!found) throw new Error(`package-lock.json knows no ${name}, which the template asks for.`);
    return found;
  };
  const filled = (names) => Object.fromEntries(Object.keys(names).map((name) => [name, versionOf(name)]));
  return {
    ...manifest,
    dependencies: filled(manifest.dependencies ?? {}),
    devDependencies: filled(manifest.devDependencies ?? {}),
  };
}

/** Writes the workspace into the lock file as npm would, and links it. */
export function lockWorkspace(traces, folder, manifest) {
  const { name, version, license, dependencies = {}, devDependencies = {} } = manifest;
  const some = (key, names) => (Object.keys(names).length > 0 ? { [key]: names } : {});
  const entry = {
    ...(path.posix.basename(folder) !== name && { name }),
    version,
    license,
    ...some('dependencies', dependencies),
    ...some('devDependencies', devDependencies),
  };
  traces.edit(lockFile, (text) => {
    const lock = JSON.parse(text);
    const packages = Object.entries({
      ...lock.packages,
      [folder]: entry,
      [`node_modules/${name}`]: { resolved: folder, link: true },
    });
    packages.sort(([one], [other]) => one.localeCompare(other, 'en'));
    return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
  });
  const place = `node_modules/${name}`;
  traces.link(path.posix.relative(path.posix.dirname(place), folder), place);
}
