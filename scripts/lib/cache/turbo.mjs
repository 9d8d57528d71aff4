/** Runs Turborepo for builds and for hashes of what builds and tests depend on: locally only, without telemetry. */
import path from 'node:path';
import { root } from '../install.mjs';
import { run } from '../run.mjs';

const program = path.join(root, 'node_modules/turbo/bin/turbo');
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_CACHE: 'local:rw' };
/** Part of the hash of every task: a build by another version of Node.js may differ. */
const node = `${process.version} ${process.platform} ${process.arch}`;

export const turbo = (args, { env, ...options } = {}) =>
  run(process.execPath, [program, 'run', ...args], {
    ...options,
    env: { ...quiet, PORTAL_NODE: node, ...env },
  });

/** Resolves to Turborepo's description of these tasks and of all tasks that they depend on. */
async function tasksOf(tasks, env) {
  const { code, output } = await turbo([...tasks, '--dry=json'], { env });
  const begin = output.indexOf('{\n');
  if (code !== 0 || begin < 0) throw new Error(`Turborepo could not tell what has changed:\n${output}`);
  return JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)).tasks;
}

/**
 * Resolves to a map from `WORKSPACE#TASK` to `{ hash, kept }`. The hash covers the workspace's files, its dependencies,
 * the lock file and the variables that turbo.json names; `kept` means that the cache has the task's result.
 * @throws Error with Turborepo's output when it fails
 */
export async function taskHashes(tasks, env = {}) {
  const found = await tasksOf(tasks, env);
  return new Map(found.map(({ taskId, hash, cache }) => [taskId, { hash, kept: cache.status === 'HIT' }]));
}

/**
 * Resolves to an object from `WORKSPACE#TASK` to all files that the hash of that task covers, dependencies included.
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
