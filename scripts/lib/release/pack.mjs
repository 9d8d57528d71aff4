/** A built remote as it is uploaded. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'tar';

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
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** SHA-256 over names and contents, without the compressed copies: as the gateway counts it. */
function contentHash(folder, files) {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.(br|gz)$/.test(name)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
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
 * `{ version, manifest, federation, archive, digest, sha384(file) }` of a dist folder. The version is the one
 * given or that of the build, with the first eight letters of the content's hash.
 */
export async function packBuild(folder, number) {
  const manifest = readJson(path.join(folder, 'manifest.json'), 'build the remote first');
  const federation = readJson(path.join(folder, 'mf-manifest.json'), 'build the remote first');
  const files = filesIn(folder);
  const stem = number ?? federation.metaData?.buildInfo?.buildVersion ?? '0.0.0';
  const parts = [];
  for await (const part of create({ gzip: true, cwd: folder, portable: true, noMtime: true }, files))
    parts.push(part);
  const archive = Buffer.concat(parts);
  return {
    version: `${stem}-${contentHash(folder, files).slice(0, 8)}`,
    manifest,
    federation,
    archive,
    digest: `sha-256=:${createHash('sha256').update(archive).digest('base64')}:`,
    sha384: (file) => sha384(readFileSync(path.join(folder, file))),
  };
}

export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
