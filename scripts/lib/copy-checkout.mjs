/**
 * Copies part of the sources to another folder, with links to installed packages, for trials that must not touch this
 * checkout.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { stampIn, stampOf } from '../../packages/build-config/src/generated/fresh.cjs';
import { root } from './install.mjs';
import { workspaces } from './workspaces.mjs';

/** Files that git tracks or would add: nothing that was generated, built or installed. */
const sources = (places) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\0')
    .filter(Boolean);

/** Links to third-party packages; links between our own folders are recreated, so that they stay within the copy. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const place = path.join(from, name);
    const entry = lstatSync(place);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(place), path.join(to, name));
    else if (name.startsWith('@')) linkPackages(place, path.join(to, name));
    else symlinkSync(place, path.join(to, name));
  }
}

/** Copies generated files of the copied parts, so that only what changes in the copy is generated again. */
function copyGenerated(checkout) {
  const { files = {} } = stampIn(root) ?? {};
  if (existsSync(stampOf(root))) cpSync(stampOf(root), stampOf(checkout), { recursive: true });
  for (const file of Object.keys(files)) {
    const part = file.slice(0, file.indexOf('/src/'));
    if (existsSync(path.join(checkout, part)) && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(checkout, file), { recursive: true });
  }
}

/** Copies the sources at these paths, and links installed packages. */
export function copyCheckout(checkout, places) {
  for (const file of sources(places)) {
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(checkout, file), { recursive: true });
  }
  copyGenerated(checkout);
  linkPackages(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
  for (const { folder, path: own } of workspaces()) {
    if (existsSync(path.join(checkout, folder)) && existsSync(own('node_modules')))
      symlinkSync(own('node_modules'), path.join(checkout, folder, 'node_modules'));
  }
}
