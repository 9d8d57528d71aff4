/**
 * Detects whether any file has changed since dependencies, generated files and builds were last found fresh, by reading
 * the metadata of each file. Reading all sources, as Turborepo does, takes a second or more at each start.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { workspaces } from '../workspaces.mjs';

/** Folders that are never in git, at any depth: see .gitignore. */
const notSources = new Set(['node_modules', 'dist', 'dist-dev', 'data', '.cache', 'coverage', '.mf']);
const rootSources = ['package.json', 'package-lock.json', 'turbo.json', '.gitignore'];
/** Variables that are part of the hash of each build: see turbo.json. */
const variables = ['NODE_ENV', 'NODE_OPTIONS'];
/** A file that changes twice within one tick of the file system's clock looks the same. Nanoseconds. */
const tickNs = 50_000_000n;
const coarseTickNs = 2_000_000_000n;

const keptIn = (directory) => path.join(directory, '.cache/unchanged');

/** The state of one file or folder. It includes ctime, which programs cannot set back. */
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

/**
 * Paths of everything made from the sources: the list of installed packages, the links to our own packages, and the
 * builds with their stamps.
 */
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
 * The state of all files: `key` stays the same as long as no file changes. `settled` is true when every later change
 * will change the key, because the last change is more than a clock tick ago.
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
 * Calls `makeFresh`, which makes everything fresh and resolves to whether it had to do anything; skips the call when no
 * file has changed since `makeFresh` last had nothing to do. After work it is called once more, for files that were
 * saved meanwhile.
 */
export async function unlessUnchanged(makeFresh, directory = root) {
  for (const last of [false, true]) {
    // Read before `makeFresh` hashes files, so that a later change is seen at the next start.
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
