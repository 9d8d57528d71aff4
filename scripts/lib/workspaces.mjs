/** The workspaces of the repository, as the root package.json names them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders that match a workspace pattern like `packages/*`, `svc-*` or `shell`. */
function foldersOf(directory, pattern) {
  if (!pattern.includes('*')) return [pattern];
  const parent = path.posix.dirname(pattern);
  const start = path.posix.basename(pattern).replace('*', '');
  return readdirSync(path.join(directory, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
    .map((entry) => path.posix.join(parent, entry.name));
}

/** `{ folder, manifest, has(file), path(file) }` of each workspace, of this checkout or of a copy of it. */
export function workspaces(directory = root) {
  return readJson(path.join(directory, 'package.json'))
    .workspaces.flatMap((pattern) => foldersOf(directory, pattern))
    .map((folder) => ({ folder, path: (file) => path.join(directory, folder, file) }))
    .filter((workspace) => existsSync(workspace.path('package.json')))
    .map((workspace) => ({
      ...workspace,
      manifest: readJson(workspace.path('package.json')),
      has: (file) => existsSync(workspace.path(file)),
    }));
}
