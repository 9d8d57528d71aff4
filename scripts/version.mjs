/**
 * `npm run version -- NAME major|minor|patch`: gives the entries below "Unreleased" in the part's CHANGELOG.md the next
 * version number, in package.json and the lock file too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasedParts, withVersion } from './lib/changelogs.mjs';
import { root } from './lib/install.mjs';

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

if (!part || !increments.includes(kind) || more.length > 0) {
  const names = releasedParts().map(({ folder }) => folder);
  console.error(`Usage: npm run version -- ${names.join('|')} ${increments.join('|')}`);
  process.exit(2);
}
try {
  const version = nextVersion(part.manifest.version);
  const changelog = withVersion(readFileSync(part.path('CHANGELOG.md'), 'utf8'), version);
  writeFileSync(part.path('CHANGELOG.md'), changelog);
  editJson(part.path('package.json'), (manifest) => Object.assign(manifest, { version }));
  editJson(path.join(root, 'package-lock.json'), ({ packages }) =>
    Object.assign(packages[name], { version }),
  );
  console.log(`${name} is ${version} now. Commit CHANGELOG.md, package.json and package-lock.json together.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
