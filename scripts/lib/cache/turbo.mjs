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

/** What Turborepo knows of these tasks and of all that they are made from. */
async function tasksOf(tasks, env) {
  const { code, output } = await turbo([...tasks, '--dry=json'], { env });
  const begin = output.indexOf('{\n');
  if (code !== 0 || begin < 0) throw new Error(`Turborepo could not tell what has changed:\n${output}`);
  return JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)).tasks;
}

/**
 * The hash of each of these tasks in each workspace, by `WORKSPACE#TASK`: of its files, of all that it is made from, of
 * the lock file, and of the variables that turbo.json names.
 * @throws Error with what it printed, when it does not return them
 */
export async function taskHashes(tasks, env = {}) {
  const found = await tasksOf(tasks, env);
  return new Map(found.map(({ taskId, hash, cache }) => [taskId, { hash, kept: cache.status === 'HIT' }]));
}

/**
 * The files that the hash of each of these tasks holds, with those of all that it is made from, by `WORKSPACE#TASK`.
 * @public e2e/contracts asks for it, by a text that `npm run unused` cannot read.
 */
export async function taskFiles(tasks) {
  const found = new Map((await tasksOf(tasks, {})).map((task) => [task.taskId, task]));
  const filesOf = (id, seen) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const { directory, inputs, dependencies } = found.get(id);
    const own = Object.keys(inputs).map((file) => path.join(directory, file));
    return own.concat(dependencies.flatMap((one) => filesOf(one, seen)));
  };
  return Object.fromEntries([...found.keys()].map((id) => [id, filesOf(id, new Set())]));
}
