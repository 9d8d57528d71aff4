/**
 * Whether anything has changed since dependencies, generated text and builds were last found fresh: one walk over what
 * the file system knows of each file. Reading all sources, as Turborepo does, takes a second and more at each start.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { workspaces } from '../workspaces.mjs';

/** Never in git, at any depth: see .gitignore. */
const notSources = new Set(['node_modules', 'dist', 'dist-dev', 'data', '.cache', 'coverage', '.mf']);
const rootSources = ['package.json', 'package-lock.json', 'turbo.json', '.gitignore'];
/** What the hash of each build holds besides files: see turbo.json. */
const variables = ['NODE_ENV', 'NODE_OPTIONS'];
/** A file may change twice within one tick of its clock, and look the same. */
const tickNs = 50_000_000n;
const coarseTickNs = 2_000_000_000n;

const keptIn = (directory) => path.join(directory, '.cache/unchanged');

/** The state of one file or folder. The time of its change of state cannot be set back. */
function lineOf(directory, place, sources) {
  const found = lstatSync(path.join(directory, place), { bigint: true, throwIfNoEntry: false });
  if (!found) return `${place} is missing`;
  if (sources && found.ctimeNs > sources.newest) sources.newest = found.ctimeNs;
  return `${place} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

function* filesBelow(directory, folder) {
  for (const entry of readdirSync(path.join(directory, folder), { withFileTypes: true })) {
    if (notSources.has(entry.name)) continue;
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(directory, place);
    else yield place;
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What was made from the sources: the list of packages with the links to our own, and the builds with their stamps. */
function madePlaces(directory, parts) {
  const inFolder = (folder) => namesIn(path.join(directory, folder)).map((name) => `${folder}/${name}`);
  return [
    'node_modules/.package-lock.json',
    '.cache/generated.json',
    ...inFolder('node_modules/@portal'),
    ...inFolder('.cache/builds'),
    ...parts.map((part) => `${part}/dist`),
  ];
}

/**
 * How all files stand: `key` is the same as long as none has changed. `settled`: whether each change from now on will be
 * seen by it.
 */
export function filesState(directory = root, now = BigInt(Date.now()) * 1_000_000n) {
  const parts = workspaces(directory).map(({ folder }) => folder);
  const sources = { newest: 0n };
  const lines = [
    ...[...rootSources, ...parts.flatMap((part) => [...filesBelow(directory, part)])].map((place) =>
      lineOf(directory, place, sources),
    ),
    ...madePlaces(directory, parts).map((place) => lineOf(directory, place)),
  ].sort();
  const around = [
    process.version,
    process.platform,
    process.arch,
    ...variables.map((one) => process.env[one]),
  ];
  const key = createHash('sha256')
    .update(JSON.stringify([around, lines]))
    .digest('hex');
  const tick = sources.newest % 1_000_000_000n === 0n ? coarseTickNs : tickNs;
  return { key, settled: now - sources.newest > tick };
}

function keptKey(directory) {
  try {
    return readFileSync(keptIn(directory), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes fresh what is stale, by `makeFresh`, which resolves to whether it had to do anything; nothing is asked of it
 * where no file has changed since it last had nothing to do. After work it is asked once more: whoever saves a file
 * meanwhile is not forgotten.
 */
export async function unlessUnchanged(makeFresh, directory = root) {
  for (const last of [false, true]) {
    // Looked at before anything is hashed: what changes after it is seen the next time.
    const state = filesState(directory);
    if (state.key === keptKey(directory)) return;
    rmSync(keptIn(directory), { force: true });
    if (await makeFresh()) {
      if (last) return;
      continue;
    }
    if (!state.settled) return;
    mkdirSync(path.dirname(keptIn(directory)), { recursive: true });
    writeFileSync(keptIn(directory), state.key);
    return;
  }
}
