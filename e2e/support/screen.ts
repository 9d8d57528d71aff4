import { type ChildProcess, spawn } from 'node:child_process';
import { until } from './patience';

/** Starts a virtual screen (Xvfb) on a free display number. */
export async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const number = await until('the screen says its number', () => /^\d+\n/.exec(output)?.[0].trim());
  return { display: `:${number}`, stop: () => ended(child) };
}

/** Ends a program, and waits until it has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
