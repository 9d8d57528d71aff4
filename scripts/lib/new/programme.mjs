/** Reads what a generated wizard needs of its programme: the address of its page, and its name. */
import { spawnSync } from 'node:child_process';
import { root } from '../install.mjs';

const table = './contracts/svc-applications-v1/src/index.ts';
const asking = (key) => `
  const loaded = await import('${table}');
  const { applicationPaths, programmeWizards } = loaded.default ?? loaded;
  const wizard = programmeWizards[${JSON.stringify(key)}];
  console.log(JSON.stringify({ path: applicationPaths[${JSON.stringify(key)}], title: wizard?.title }));
`;

/**
 * Returns the address of a programme's wizard, and pairs of a text in the template and its replacement.
 * @throws Error for a programme whose wizard is not made from the table
 */
export function wizardOf(key) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', asking(key)],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The table of programmes could not be read:\n${stderr}`);
  const { path, title } = JSON.parse(stdout);
  if (!path || !title)
    throw new Error(
      `No wizard is made from a programme "${key}": write it in contracts/svc-applications-v1/src/programmes first.`,
    );
  const spellings = [
    ['example-key', key],
    ['/example-path', path],
    ['Example title', title],
  ];
  return { path, spellings };
}
