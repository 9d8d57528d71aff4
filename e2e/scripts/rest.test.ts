import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/scripts';

const rest = path.join(root, 'scripts/lib/launcher/rest.cjs');

/** Loads large libraries, as a start does, becomes idle, and prints the bytes of compiled code before and after. */
const resting = `
  const { getHeapCodeStatistics } = require('node:v8');
  const compiled = () => getHeapCodeStatistics().bytecode_and_metadata_size;
  for (const library of ['typescript', 'jsdom', 'webpack']) require(library);
  const before = compiled();
  setTimeout(() => console.log(JSON.stringify({ before, after: compiled() })), 25_000);
`;

// From Node.js 22 on, a usual garbage collection frees almost none of it.
it('a process that rests gives back what was compiled for its start', async () => {
  const flags = ['--expose-gc', '--max-semi-space-size=4', '--require', rest];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', resting], {
    cwd: root,
  });
  const { before, after } = JSON.parse(stdout);
  expect(after).toBeLessThan(before / 2);
});
