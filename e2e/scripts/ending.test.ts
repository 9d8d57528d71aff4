import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { evaluate } from '../contracts/evaluate';
import { root } from '../conventions/files';

/** A command that starts a program in a group of its own, which starts another program, as browsers do. */
const command = `
  import { spawn } from 'node:child_process';
  import { beginFamily } from '${root}/scripts/lib/family.mjs';
  beginFamily();
  const stubborn = process.argv[1] + 'setInterval(() => undefined, 1000);';
  const inner = \`\${stubborn} console.log(process.pid);\`;
  const outer = \`\${stubborn} console.log(process.pid); require('node:child_process')
    .spawn(process.execPath, ['-e', \${JSON.stringify(inner)}], { detached: true, stdio: 'inherit' });\`;
  spawn(process.execPath, ['-e', outer], { detached: true, stdio: 'inherit' });
  console.log(process.env.TMPDIR);
`;

/** The three lines that it prints: its folder, and the two programs. */
const words = (child: ChildProcess): Promise<string[]> =>
  new Promise((resolve) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const lines = output.trim().split('\n');
      if (lines.length === 3) resolve(lines);
    });
  });

const isThere = (pid: number): boolean => {
  try {
    // An ended process that nobody has waited for is a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const deaf = "process.on('SIGTERM', () => undefined);";

describe.each([
  ['SIGINT', ''],
  ['SIGHUP', ''],
  ['SIGTERM', deaf],
] as const)('a command that gets %s', (signal, ears) => {
  it('ends all that it started, however deep and stubborn, and leaves no temporary folder', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', command, ears], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const lines = await words(child);
    const home = lines.find((line) => line.startsWith('/')) ?? '';
    const programs = lines.map(Number).filter(Boolean);
    expect([existsSync(home), ...programs.map(isThere)]).toEqual([true, true, true]);
    child.kill(signal);
    expect(await ended).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect([existsSync(home), ...programs.map(isThere)]).toEqual([false, false, false]);
  });
});

it('a command that hangs is ended, and the message names how long it had printed nothing', () => {
  const { code, output } = evaluate<{ code: number; output: string }>(
    'run.mjs',
    `await it.run(process.execPath, ['-e', 'console.log("begun"); setInterval(() => undefined, 1000)'], { silentMs: 600 })`,
  );
  expect(code).toBe(124);
  expect(output).toContain('begun');
  expect(output).toMatch(/Ended after .* minutes without a word\./);
});
