/** Compares what each part would ship since its last version with its CHANGELOG.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notShipped } from './affected-stages.mjs';
import { root } from './install.mjs';
import { kits } from './kits/list.mjs';
import { workspaces } from './workspaces.mjs';

const unreleased = 'Unreleased';

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const lines = (text) => text.split('\n').filter(Boolean);

/**
 * Parts that teams release, and kits that other repositories install, each with its `version`; a contract's version
 * comes from its source.
 */
export function releasedParts() {
  const versions = new Map(kits().map(({ folder, version }) => [folder, version]));
  return workspaces()
    .filter(({ has, folder }) => has('CHANGELOG.md') || versions.has(folder))
    .map((part) => ({ ...part, version: versions.get(part.folder) ?? part.manifest.version }));
}

/** Parses a changelog into `{ name, entries }` for each heading, newest first. */
export function readChangelog(text) {
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const [name = '', ...rest] = section.split('\n');
    return { name: name.trim(), entries: rest.filter((line) => line.startsWith('- ')) };
  });
}

/** Further files that do not ship: they only define how a part is checked or described. */
const checksOnly = /(^|\/)(tsconfig\.json|contract\.ts|CODEOWNERS)$/;

/** Whether the dependencies of a package.json changed since a commit: they are the only part of it that ships. */
function dependenciesDiffer(commit, file) {
  const of = (text) => JSON.stringify(JSON.parse(text).dependencies ?? {});
  return of(git('show', `${commit}:${file}`)) !== of(readFileSync(path.join(root, file), 'utf8'));
}

/**
 * Shipped files of a part that have changed since the heading of `version` was committed to its changelog. Empty while
 * the heading is not committed; a shallow clone may miss changes.
 */
export function changedSince(folder, version) {
  const changelog = `${folder}/CHANGELOG.md`;
  const heading = `## ${version}`;
  const commit = git('log', '-1', '--format=%H', `-S${heading}\n`, '--', changelog);
  if (!commit || !lines(git('show', `HEAD:${changelog}`)).includes(heading)) return [];
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', commit, '--', folder)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '--', folder)),
  ];
  return changed.filter(
    (file) =>
      !notShipped.test(file) &&
      !checksOnly.test(file) &&
      (file !== `${folder}/package.json` || dependenciesDiffer(commit, file)),
  );
}

const raise = (folder) =>
  /^contracts\/svc-/.test(folder)
    ? '`npm run contracts -- --record` writes what is new'
    : `\`npm run version -- ${folder} minor\` changes both`;

/**
 * A sentence on what is wrong with a changelog, or undefined. `changed`: files that changed since the newest version.
 */
export function changelogProblem({ folder, version, text, changed }) {
  const [first, ...others] = readChangelog(text);
  const [newest] = first?.name === unreleased ? others : [first];
  if (newest?.name !== version)
    return `The newest version in ${folder}/CHANGELOG.md is ${newest?.name}, the part says ${version}: ${raise(folder)}.`;
  if (newest.entries.length === 0)
    return `"## ${version}" of ${folder}/CHANGELOG.md has no line for its users.`;
  if (others.some(({ name }) => name === unreleased))
    return `"## ${unreleased}" stands above all versions of ${folder}/CHANGELOG.md, and once.`;
  const isDescribed = first.name === unreleased && first.entries.length > 0;
  if (first.name === unreleased && !isDescribed)
    return `"## ${unreleased}" of ${folder}/CHANGELOG.md has no line.`;
  if (changed.length > 0 && !isDescribed)
    return `${folder} ships something else than ${version} (${changed.slice(0, 3).join(', ')}${
      changed.length > 3 ? ` and ${changed.length - 3} more` : ''
    }): say what is new below "## ${unreleased}" in its CHANGELOG.md.`;
  return undefined;
}

/**
 * One sentence for each part with a wrong changelog.
 * @public e2e/contracts asks it, by a text that `npm run unused` cannot read.
 */
export function changelogProblems() {
  return releasedParts().flatMap(({ folder, version, has, path: file }) => {
    if (!has('CHANGELOG.md')) return `${folder} has no CHANGELOG.md for those who install it.`;
    const text = readFileSync(file('CHANGELOG.md'), 'utf8');
    return changelogProblem({ folder, version, text, changed: changedSince(folder, version) }) ?? [];
  });
}

/** The changelog with the heading "Unreleased" replaced by the version. @throws Error when no entry is unreleased. */
export function withVersion(text, version) {
  const [first] = readChangelog(text);
  if (first?.name !== unreleased || first.entries.length === 0)
    throw new Error(`There is no line below "## ${unreleased}": say first what is new.`);
  return text.replace(`## ${unreleased}`, `## ${version}`);
}
