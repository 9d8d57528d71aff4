/**
 * `npm run version -- NAME major|minor|patch`: what stands below "Unreleased" in the part's CHANGELOG.md gets the next
 * number, in package.json and the lock file too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasedParts, withVersion } from './lib/changelogs.mjs';
import { root } from './lib/install.mjs';

const kinds = ['major', 'minor', 'patch'];
const [name, kind, ...more] = process.argv.slice(2);
const part = releasedParts().find(({ folder }) => folder === name);

function next(version) {
  const numbers = version.split('.').map(Number);
  const place = kinds.indexOf(kind);
  return numbers.map((number, at) => (at < place ? number : at === place ? number + 1 : 0)).join('.');
}

/** Rewrites a JSON file, as npm lays it out. */
function edit(file, change) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

if (!part || !kinds.includes(kind) || more.length > 0) {
  const names = releasedParts().map(({ folder }) => folder);
  console.error(`Usage: npm run version -- ${names.join('|')} ${kinds.join('|')}`);
  process.exit(2);
}
try {
  const version = next(part.manifest.version);
  const changelog = withVersion(readFileSync(part.path('CHANGELOG.md'), 'utf8'), version);
  writeFileSync(part.path('CHANGELOG.md'), changelog);
  edit(part.path('package.json'), (manifest) => Object.assign(manifest, { version }));
  edit(path.join(root, 'package-lock.json'), ({ packages }) => Object.assign(packages[name], { version }));
  console.log(`${name} is ${version} now. Commit CHANGELOG.md, package.json and package-lock.json together.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
