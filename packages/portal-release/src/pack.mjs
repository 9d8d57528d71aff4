/** Packs a built remote for its upload. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { readBuild } from './build.mjs';
import { sha384 } from './digest.mjs';
import { refuseChangedSince, signedStatement, signedVersion, statementFile } from './statement.mjs';

/**
 * Packs a dist folder; returns `{ version, manifest, federation, archive, digest, sha384(file) }`. With a key a copy of
 * the folder is signed. A folder that was signed before keeps the version that its statement names.
 */
export async function packBuild(folder, number, { key, commit } = {}) {
  const signedBefore = number === undefined ? signedVersion(folder) : undefined;
  const read = readBuild(folder, { number, commit });
  refuseChangedSince(folder, read.files);
  const build = { ...read, version: signedBefore ?? read.version };
  const archive = key ? await signedArchive(build, key) : await packed(folder, build.files);
  return {
    version: build.version,
    manifest: build.manifest,
    federation: build.federation,
    archive,
    sha384: (file) => sha384(readFileSync(path.join(folder, file))),
  };
}

async function packed(folder, files) {
  const parts = [];
  for await (const part of create({ gzip: true, cwd: folder, portable: true, noMtime: true }, files))
    parts.push(part);
  return Buffer.concat(parts);
}

async function signedArchive(build, key) {
  const copy = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  try {
    cpSync(build.folder, copy, { recursive: true });
    writeFileSync(path.join(copy, statementFile), signedStatement(build, key));
    return await packed(copy, [...new Set([...build.files, statementFile])]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
