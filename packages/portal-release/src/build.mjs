/** Reads a built remote from a folder. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statementFile } from './statement.mjs';

/** Files about how a build was made, which do not count as its content. */
const besides = [statementFile, 'build.json'];

const readJson = (file, what) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is missing or no JSON: ${what}.`);
  }
};

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** SHA-256 over names and contents, without the compressed copies: the gateway computes the same hash. */
function contentHash(folder, files) {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.(br|gz)$/.test(name) && !besides.includes(name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The commit that a build names, otherwise that of the folder's repository; undefined outside of a repository. */
function commitOf(folder) {
  try {
    const { commit } = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8'));
    if (/^[0-9a-f]{7,64}$/.test(commit)) return commit;
  } catch {
    // Builds of other tools have no such file.
  }
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}

/** Every file that a federation manifest names. */
export function filesNamedBy({ metaData, exposes = [], shared = [] }) {
  const entry = metaData?.remoteEntry;
  const assets = [...exposes, ...shared].flatMap(({ assets: { js, css } = {} }) => [
    ...(js?.sync ?? []),
    ...(js?.async ?? []),
    ...(css?.sync ?? []),
    ...(css?.async ?? []),
  ]);
  return [...new Set(['mf-manifest.json', (entry?.path ?? '') + entry?.name, ...assets])];
}

/**
 * `{ folder, files, manifest, federation, version, commit }`. The version is the number given or that of the build, with
 * the first eight letters of the content's hash.
 */
export function readBuild(folder, { number, commit } = {}) {
  const manifest = readJson(path.join(folder, 'manifest.json'), 'build the remote first');
  const federation = readJson(path.join(folder, 'mf-manifest.json'), 'build the remote first');
  const files = filesIn(folder);
  const missing = filesNamedBy(federation).find((file) => !files.includes(file));
  if (missing) throw new Error(`${missing} is named by mf-manifest.json and is missing.`);
  const stem = number ?? federation.metaData?.buildInfo?.buildVersion ?? '0.0.0';
  const version = `${stem}-${contentHash(folder, files).slice(0, 8)}`;
  return { folder, files, manifest, federation, version, commit: commit ?? commitOf(folder) };
}
