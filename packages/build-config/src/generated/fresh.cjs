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

const ownHouse = path.resolve(__dirname, '../../../..');
/** What makes it, from the top of a house. */
const maker = 'packages/build-config/src';
const stampOf = (house) => path.join(house, '.cache/generated.json');

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 32);

const readIn = (house, file) => {
  try {
    return readFileSync(path.join(house, file));
  } catch {
    return undefined;
  }
};

/** Files below a folder, from the top of the house. */
function filesBelow(house, folder) {
  if (!existsSync(path.join(house, folder))) return [];
  return readdirSync(path.join(house, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(house, place) : [place];
  });
}

const foldersIn = (house, parent) =>
  existsSync(path.join(house, parent))
    ? readdirSync(path.join(house, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => path.posix.join(parent, entry.name))
    : [];

/** Messages and API documents of all parts, and what reads them. */
function sourcesOf(house) {
  const parts = ['.', 'contracts', 'packages'].flatMap((parent) => foldersIn(house, parent));
  const own = ['generated', 'messages', 'contracts'].flatMap((folder) =>
    filesBelow(house, `${maker}/${folder}`),
  );
  return [
    ...parts.flatMap((part) => filesBelow(house, `${part}/messages`)),
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
function hasTypesTool(house) {
  try {
    const tool = createRequire(path.join(house, maker, 'types.js')).resolve('openapi-typescript');
    createRequire(tool).resolve('@redocly/openapi-core');
    return true;
  } catch {
    return false;
  }
}

/** A hash of all that the generated text is made from. */
function keyOf(house) {
  const hash = createHash('sha256').update(`types ${hasTypesTool(house)}\n`);
  for (const file of sourcesOf(house)) {
    const content = readIn(house, file);
    if (content) hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

/** What was generated last: `{ key, files }`, with a hash of each file. */
function stampIn(house) {
  try {
    return JSON.parse(readFileSync(stampOf(house), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Also false where somebody has changed or removed a generated file. */
function isFresh(house) {
  const stamp = stampIn(house);
  return (
    stamp?.key === keyOf(house) &&
    Object.entries(stamp.files).every(([file, hash]) => {
      const content = readIn(house, file);
      return content && hashOf(content) === hash;
    })
  );
}

/**
 * Generates what is missing or stale, in this house or in a copy of it. Whether it had to.
 * @throws Error with what is wrong about the sources
 */
function ensureGenerated(house = ownHouse) {
  if (isFresh(house)) return false;
  const make = path.join(house, maker, 'generated/make.ts');
  const { status, stderr, error } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, make, house],
    { cwd: house, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
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

module.exports = { ensureGenerated, ensureGeneratedOnce, hashOf, hasTypesTool, keyOf, stampIn, stampOf };
