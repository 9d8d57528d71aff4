import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

const reached = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export interface Running {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server on this machine and waits until its port answers, at most two minutes. */
export async function startServer(
  command: string,
  args: string[],
  port: number,
  { cwd, ...env }: Record<string, string> & { cwd?: string } = {},
): Promise<Running> {
  const child = spawn(command, args, {
    ...(cwd ? { cwd } : {}),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (text) => (output += text));
  const until = Date.now() + 120_000;
  while (!(await reached(port))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`${command} did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, pid: child.pid ?? 0, stop: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Starts a TypeScript program of this repository as a server that takes PORT. */
export const startOwn = (file: string, port: number, env: Record<string, string> = {}) =>
  startServer(process.execPath, ['--import', 'tsx', file], port, {
    NODE_ENV: 'production',
    PORT: String(port),
    ...env,
  });
