/** The parts of `npm test` that a change concerns: whole stages, or some workspaces, stories or screens of a stage. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { affectedBy } from './affected.mjs';
import { root } from './install.mjs';
import { remotes } from './launcher/parts.mjs';

/** Parts whose tests also run with the database, object store and mail server of production. */
const meetsEngines = /^(svc-|packages\/(service-kit|test-kit)$)/;
/** Stages that run for every change: they take seconds and read the whole repository. */
const always = ['lint', 'boundaries', 'unused'];
/** Parts from which the API documents are made. */
const saysCalls = /^(svc-|gateway$|contracts\/)/;
/** Files from which the table of versions in docs/releasing.md is made, and that document itself. */
const asksForVersions = /^mfe-[^/]+\/manifest\.json$|^docs\/releasing\.md$/;
/**
 * Changes of these files alone do not affect the commands: of e2e's own tests, those that read the repository suffice.
 */
const partAlone = /^(shell|mfe-[^/]+|svc-[^/]+|gateway)\/(?!package\.json$)|^docs\/|^README\.md$/;
const namedAs = (folder) => `^${root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/${folder}`;
/** Pattern of test files for Jest: all but those of e2e, and of e2e those that read the repository. */
const withoutCommands = [`${namedAs('(?!e2e/)')}|${namedAs('e2e/conventions/')}`];

/** The programs of e2e that drive a portal, each with the parts that it drives. */
const programs = {
  attacks: { file: 'e2e/attacks/run.ts', drives: /^(svc-|gateway$)/ },
  budget: { file: 'e2e/budget/run.ts', drives: /^(shell|mfe-.*|gateway)$/ },
  screens: { file: 'e2e/screens/run.ts', drives: /^(shell|mfe-.*|gateway|svc-.*)$/ },
  crashes: { file: 'e2e/crash/run.ts', drives: /^(shell|mfe-intern-wizard|gateway|svc-.*)$/ },
  failures: { file: 'e2e/failures/run.ts', drives: /^(gateway|svc-.*)$/ },
  stories: { file: 'e2e/run.ts', drives: /^(shell|mfe-.*|gateway|svc-.*)$/ },
  // This stage runs all stories; the stage `stories` runs a few of them, or those that are named.
  production: { file: 'e2e/run.ts', drives: /^(shell|gateway|svc-.*)$/ },
};

/** The word with which the names of a remote's screens in e2e/screens begin; normally the remote's own name. */
export const screensOf = {
  ...Object.fromEntries(remotes().map((name) => [name, name.replace(/^mfe-/, '')])),
  'mfe-admin': 'staff',
  'mfe-intern-wizard': 'internship',
  'mfe-user-dashboard': 'dashboard',
  'mfe-visitor-wizard': 'visit',
};

/** Files that never reach a running portal; builds do not depend on them either. */
export const notShipped = /(^|\/)(test|dev|testing)\/|\.test\.[cm]?tsx?$|\.md$|(^|\/)jest\.config\.cjs$/;
/** Whether a file decides how a portal is started, built or released, or what it runs with. */
const isUnderAll = (file) => /^(scripts\/|data\/|package(-lock)?\.json$)/.test(file);

/**
 * Returns a `Map` of the concerned stages, in no order, to `{ folders }` (workspaces for the stages types and jest) or
 * `{ patterns }` (the part of the stage to run; an empty list means all of it). Other stages need not run.
 */
export function affectedStages(files, all) {
  const plan = new Map();
  if (files.length === 0) return plan;
  for (const name of always) plan.set(name, {});
  const foldersWith = (file) =>
    affectedBy(files, all)
      .filter(({ folder }) => existsSync(path.join(root, folder, file)))
      .map(({ folder }) => folder);
  for (const [name, file] of [
    ['types', 'tsconfig.json'],
    ['jest', 'jest.config.cjs'],
  ]) {
    const folders = foldersWith(file);
    if (folders.length > 0) plan.set(name, { folders });
  }
  if (plan.has('jest') && files.every((file) => partAlone.test(file)))
    plan.get('jest').patterns = withoutCommands;
  if (
    affectedBy(files, all).some(({ folder }) => saysCalls.test(folder)) ||
    files.some(isUnderAll) ||
    files.some((file) => asksForVersions.test(file))
  )
    plan.set('contracts', {});

  const shipped = files.filter((file) => !notShipped.test(file));
  const parts = affectedBy(shipped, all, { shipped: true }).map(({ folder }) => folder);
  for (const [name, { file, drives }] of Object.entries(programs)) {
    const driven = parts.filter((folder) => drives.test(folder));
    const changed = shipped.some(isUnderAll) || isPartOf(file, shipped, all);
    const some = changed ? [] : (narrowed[name]?.(driven, shipped, all) ?? []);
    if (changed || driven.length > 0 || some.length > 0) plan.set(name, { patterns: some });
  }
  if (shipped.some(isUnderAll) || affectedBy(files, all).some(({ folder }) => meetsEngines.test(folder)))
    plan.set('services', {});
  if (Object.keys(programs).some((name) => plan.has(name))) plan.set('build', {});
  return plan;
}

/** Patterns for a stage when only remotes are concerned: what opens the pages of these remotes. */
const narrowed = {
  budget: (driven) => (driven.every((folder) => folder in screensOf) ? driven : []),
  screens: (driven) =>
    driven.every((folder) => folder in screensOf) ? driven.map((folder) => screensOf[folder]) : [],
  stories(driven, files, all) {
    if (!driven.every((folder) => folder in screensOf)) return [];
    const addresses = driven.flatMap(pagesOf);
    return readdirSync(path.join(root, 'e2e/stories'))
      .map((name) => `e2e/stories/${name}`)
      .filter((story) => {
        const read = sourcesOf(story);
        return isPartOf(story, files, all) || read.some((file) => opens(file, addresses));
      })
      .map((story) => `/${path.basename(story, '.ts')}`);
  },
};

const texts = new Map();
function textOf(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(path.join(root, file), 'utf8'));
  return texts.get(file);
}

/** The addresses of a remote's pages, without a trailing `/*`. */
const pagesOf = (folder) =>
  JSON.parse(textOf(`${folder}/manifest.json`)).pages.map((page) => page.path.replace(/\/\*$/, ''));

/** Whether the file has one of the addresses as a string: '/admin/mail' is below '/admin', '/api/admin' is not. */
function opens(file, addresses) {
  const text = textOf(file);
  return addresses.some((address) => new RegExp(`['"\`}]${address}(?=['"\`/?#])`).test(text));
}

/** A program and all files of e2e that it imports, directly or not. */
function sourcesOf(file, found = []) {
  if (found.includes(file)) return found;
  found.push(file);
  for (const [, name] of textOf(file).matchAll(/(?:from |import\()'(\.[^']*)'/g)) {
    const place = path.posix.join(path.posix.dirname(file), name);
    const there = [`${place}.ts`, `${place}/index.ts`].find((one) => existsSync(path.join(root, one)));
    if (there) sourcesOf(there, found);
  }
  return found;
}

/** Whether a changed file is the program, a file that it imports, or in a workspace that it imports. */
function isPartOf(program, files, all) {
  const sources = sourcesOf(program);
  const packages = all.filter(({ manifest }) =>
    sources.some((file) => textOf(file).includes(`from '${manifest.name}`)),
  );
  return files.some(
    (file) => sources.includes(file) || packages.some(({ folder }) => file.startsWith(`${folder}/`)),
  );
}
