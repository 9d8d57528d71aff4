/**
 * Text that is generated and not in git: words from messages/*.json, operations and types from openapi.json. Whoever
 * builds or tests asks for it first. Where its sources are those of the last time, nothing is written.
 */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { isInstalled } = require('../repository.cjs');

const ownRoot = path.resolve(__dirname, '../../../..');
/** What makes it, from the top of a checkout. */
const maker = 'packages/build-config/src';
const stampOf = (root) => path.join(root, '.cache/generated.json');

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 32);

const readIn = (root, file) => {
  try {
    return readFileSync(path.join(root, file));
  } catch {
    return undefined;
  }
};

/** Files below a folder, from the top of the checkout. */
function filesBelow(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, place) : [place];
  });
}

const foldersIn = (root, parent) =>
  existsSync(path.join(root, parent))
    ? readdirSync(path.join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => path.posix.join(parent, entry.name))
    : [];

/** Messages and API documents of all parts, and what reads them. */
function sourcesOf(root) {
  const parts = ['.', 'contracts', 'packages'].flatMap((parent) => foldersIn(root, parent));
  const own = ['generated', 'messages', 'contracts'].flatMap((folder) =>
    filesBelow(root, `${maker}/${folder}`),
  );
  return [
    ...parts.flatMap((part) => filesBelow(root, `${part}/messages`)),
    ...parts.map((part) => `${part}/openapi.json`),
    ...own.filter((file) => !/\.test\.ts$/.test(file)),
    'packages/build-config/package.json',
    // A list of languages, where one stands for all parts.
    `${maker}/languages.ts`,
    'contracts/language-v1/src/languages.ts',
  ].sort();
}

/**
 * Types are read by the compiler alone, and what makes them is installed with the tools of the tests. npm may install it
 * without what it needs, in an image that leaves those tools away.
 */
function hasTypesTool(root) {
  try {
    const tool = createRequire(path.join(root, maker, 'types.js')).resolve('openapi-typescript');
    createRequire(tool).resolve('@redocly/openapi-core');
    return true;
  } catch {
    return false;
  }
}

/** A hash of all that the generated text is made from. */
function keyOf(root) {
  const hash = createHash('sha256').update(`types ${hasTypesTool(root)}\n`);
  for (const file of sourcesOf(root)) {
    const content = readIn(root, file);
    if (content) hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

/** A hash of all that the types of a contract are made from. */
function typesKeyOf(root, contract) {
  const own = filesBelow(root, `${maker}/contracts`).filter((file) => !/\.test\.ts$/.test(file));
  const hash = createHash('sha256');
  for (const file of [`${contract}/openapi.json`, 'packages/build-config/package.json', ...own.sort()])
    hash.update(`${file}\n`).update(readIn(root, file) ?? '');
  return hash.digest('hex').slice(0, 32);
}

/** What was generated last: `{ key, files, types }`, with a hash of each file, and `typesKeyOf` each contract. */
function stampIn(root) {
  try {
    return JSON.parse(readFileSync(stampOf(root), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Also false where somebody has changed or removed a generated file. */
function isFresh(root) {
  const stamp = stampIn(root);
  return (
    stamp?.key === keyOf(root) &&
    Object.entries(stamp.files).every(([file, hash]) => {
      const content = readIn(root, file);
      return content && hashOf(content) === hash;
    })
  );
}

/**
 * Generates what is missing or stale, in this root or in a copy of it. Whether it had to.
 * @throws Error with what is wrong about the sources
 */
function ensureGenerated(root = ownRoot) {
  // Installed kits bring along what is generated.
  if (isInstalled || isFresh(root)) return false;
  const make = path.join(root, maker, 'generated/make.ts');
  const { status, stderr, error } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, make, root],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`What is not in git could not be generated:\n${stderr.trim()}`);
  return true;
}

let asked = false;

/** The same, once in a process: for settings, which are read for each part. */
function ensureGeneratedOnce() {
  if (!asked) ensureGenerated();
  asked = true;
}

module.exports = {
  ensureGenerated,
  ensureGeneratedOnce,
  hashOf,
  hasTypesTool,
  keyOf,
  stampIn,
  stampOf,
  typesKeyOf,
};
