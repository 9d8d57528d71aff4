/** Turborepo, asked for builds and for what they and the tests are made from: on this machine alone, no telemetry. */
import path from 'node:path';
import { root } from '../install.mjs';
import { run } from '../run.mjs';

const program = path.join(root, 'node_modules/turbo/bin/turbo');
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_CACHE: 'local:rw' };
/** What the hash of every task holds besides files: a build by another Node may be another build. */
const node = `${process.version} ${process.platform} ${process.arch}`;

export const turbo = (args, { env, ...options } = {}) =>
  run(process.execPath, [program, 'run', ...args], {
    ...options,
    env: { ...quiet, PORTAL_NODE: node, ...env },
  });

/**
 * The hash of each of these tasks in each workspace, by `WORKSPACE#TASK`: of its files, of all that it is made from, of
 * the lock file, and of the variables that turbo.json names.
 * @throws Error with what it printed, when it does not return them
 */
export async function taskHashes(tasks, env = {}) {
  const { code, output } = await turbo([...tasks, '--dry=json'], { env });
  const begin = output.indexOf('{\n');
  if (code !== 0 || begin < 0) throw new Error(`Turborepo could not tell what has changed:\n${output}`);
  const { tasks: found } = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  return new Map(found.map(({ taskId, hash, cache }) => [taskId, { hash, kept: cache.status === 'HIT' }]));
}
