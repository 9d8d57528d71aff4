/**
 * `npm run version -- NAME major|minor|patch`: gives the entries below "Unreleased" in a part's CHANGELOG.md the next
 * version number, and writes it into package.json and the lock file; for a kit also into the parts that depend on it.
 * The version of a contract stands only in its source.
 */
import './lib/help.mjs';

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasedParts, withVersion } from './lib/changelogs.mjs';
import { root } from './lib/install.mjs';
import { versionSource } from './lib/kits/list.mjs';
import { workspaces } from './lib/workspaces.mjs';

const increments = ['major', 'minor', 'patch'];
const [name, kind, ...more] = process.argv.slice(2);
const part = releasedParts().find(({ folder }) => folder === name);

function nextVersion(version) {
  const numbers = version.split('.').map(Number);
  const place = increments.indexOf(kind);
  return numbers.map((number, at) => (at < place ? number : at === place ? number + 1 : 0)).join('.');
}

/** Rewrites a JSON file in npm's layout. */
function editJson(file, change) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

const lists = ['dependencies', 'devDependencies', 'peerDependencies'];
const names = (manifest) => lists.some((list) => manifest[list]?.[part.manifest.name]);

/** Folders of the parts that depend on this one: npm links a workspace only where its version is the requested one. */
const dependents = () =>
  workspaces()
    .filter(({ manifest }) => names(manifest))
    .map(({ folder }) => folder);

function renumber(manifest, version) {
  for (const list of lists)
    if (manifest[list]?.[part.manifest.name]) manifest[list][part.manifest.name] = version;
}

if (!part || !increments.includes(kind) || more.length > 0) {
  const names = releasedParts().map(({ folder }) => folder);
  console.error(`Usage: npm run version -- ${names.join('|')} ${increments.join('|')}`);
  process.exit(2);
}
function writeManifests(version) {
  editJson(part.path('package.json'), (manifest) => Object.assign(manifest, { version }));
  editJson(path.join(root, 'package-lock.json'), ({ packages }) => {
    Object.assign(packages[name], { version });
    for (const place of [name, ...dependents()]) renumber(packages[place], version);
  });
  for (const place of dependents())
    editJson(path.join(root, place, 'package.json'), (manifest) => renumber(manifest, version));
  return 'Commit CHANGELOG.md, package.json and package-lock.json together.';
}

function writeSource({ file, version: before }, version) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(`VERSION = '${before}'`, `VERSION = '${version}'`));
  const isDocumented = part.has('openapi.json');
  return isDocumented
    ? 'Go on by `npm run contracts` and `npm run contracts -- --record`.'
    : 'Commit both files.';
}

try {
  const version = nextVersion(part.version);
  writeFileSync(
    part.path('CHANGELOG.md'),
    withVersion(readFileSync(part.path('CHANGELOG.md'), 'utf8'), version),
  );
  const source = versionSource(part);
  const goOn = source ? writeSource(source, version) : writeManifests(version);
  console.log(`${name} is ${version} now. ${goOn}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
