/** `npm run screens [name ...]`: pictures of every screen and state, by a portal of its own, into docs/screens. */
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './lib/install.mjs';

const follow = (args) =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1));
  });

await ensureInstalled();
const built = await follow(['scripts/build.mjs']);
process.exitCode =
  built ||
  (await follow([
    '--import',
    'tsx',
    'e2e/screens/run.ts',
    '--pictures',
    'docs/screens',
    ...process.argv.slice(2),
  ]));
