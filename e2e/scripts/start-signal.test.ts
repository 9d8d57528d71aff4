import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scripts } from '../../package.json';

const folder = mkdtempSync(path.join(tmpdir(), 'start-signal-'));
let launcher: number | undefined;
afterAll(() => {
  if (launcher && lives(launcher)) process.kill(launcher, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A program that stands in for the launcher. */
const program = `process.once('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000); console.log('pid', process.pid);`;

it('a signal to npm ends what npm start has started', async () => {
  mkdirSync(path.join(folder, 'scripts'));
  writeFileSync(path.join(folder, 'scripts/start.mjs'), program);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'pipe' });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  let printed = '';
  npm.stdout.on('data', (piece: Buffer) => {
    printed += piece.toString();
    const pid = /pid (\d+)\n/.exec(printed)?.[1];
    if (!pid || launcher) return;
    launcher = Number(pid);
    npm.kill('SIGTERM');
  });
  await ended;
  expect(launcher && lives(launcher)).toBe(false);
}, 60_000);
