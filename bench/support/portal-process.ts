import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from '@portal/test-kit';

export interface StartedPortal {
  url: string;
  /** Time from starting the command to the line that reports it is ready, in ms. */
  readyMs: number;
  /** Resident memory of the command and all its processes, in bytes. */
  residentBytes(): number;
  /** Memory of the command and all its processes, in bytes; a page that several processes share is counted once. */
  ownBytes(): number;
  /** Processor time of all processes since their start, in ms. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** Runs the program of `npm start` in a folder, as a person would. */
export async function startAsACommand(
  folder: string,
  dataDir: string,
  timeoutMs: number,
): Promise<StartedPortal> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyLine(child, timeoutMs);
  return {
    url,
    readyMs: performance.now() - began,
    residentBytes: () => sumOf(child, residentOf),
    ownBytes: () => sumOf(child, ownOf),
    processorMs: () => sumOf(child, processorMsOf),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function readyLine(child: ChildProcess, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`Not ready after ${timeoutMs / 1000} s:\n${output}`));
    }, timeoutMs);
    const listen = (text: Buffer) => {
      output += text;
      const url = /Portal ready at (\S+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', (text) => (output += text));
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${output}`)));
  });
}

function treeOf(parent: number): number[] {
  const parentOf = (pid: number) => {
    try {
      return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    } catch {
      return -1;
    }
  };
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = pids.filter((pid) => parentOf(pid) === parent);
  return [parent, ...children.flatMap(treeOf)];
}

const residentOf = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const ownOf = (pid: number): number =>
  1024 * Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);

/** From the scheduler's statistics, since the usual counter has steps of 10 ms. */
const processorMsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1_000_000, 0);

const sumOf = ({ pid = 0 }: ChildProcess, of: (pid: number) => number): number =>
  treeOf(pid).reduce((sum, each) => sum + of(each), 0);
