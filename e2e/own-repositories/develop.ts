import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@portal/test-kit';
import type { Browser } from 'puppeteer-core';
import { patienceMs, pause, until, within } from '../support/patience';

interface Developing {
  /** Everything that it has printed. */
  output(): string;
  /** Kills everything that still runs. */
  kill(): void;
  /** Ends it, by Ctrl-C in its terminal or by a signal to npm alone, and waits until nothing of it runs. */
  end(how: 'ctrl-c' | 'terminate'): Promise<void>;
}

/** Running processes of a process group, as `ps` prints them, without zombies. */
function runningOf(group: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => new RegExp(`^\\s*${group}\\s+[^Z\\s]`).test(line));
}

/** Starts `npm run dev` of a repository in its own process group, as a terminal does. */
function develop(place: string, env: Record<string, string> = {}): Developing & { child: ChildProcess } {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD/i.test(name)),
  );
  const child = spawn('npm', ['run', 'dev'], {
    cwd: place,
    env: { ...own, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const group = child.pid ?? 0;
  const kill = () => {
    if (runningOf(group).length > 0) process.kill(-group, 'SIGKILL');
  };
  process.once('exit', kill);
  return {
    child,
    output: () => printed,
    kill,
    async end(how) {
      const exit = child.exitCode === null ? once(child, 'exit') : Promise.resolve([]);
      if (how === 'ctrl-c') process.kill(-group, 'SIGINT');
      else child.kill('SIGTERM');
      await within(patienceMs(), () => `npm run dev ends\n${printed.slice(-2000)}`, exit);
      await within(patienceMs(), () => `the end of ${runningOf(group).join('\n')}`, ended(group));
    },
  };
}

/** Resolves when nothing of the group runs any more. */
async function ended(group: number): Promise<void> {
  while (runningOf(group).length > 0) await pause(200);
}

/** Resolves to the output once a pattern matches. @throws with all output when the program ends before */
const printedBy = ({ child, output }: ReturnType<typeof develop>, pattern: RegExp) =>
  until(`npm run dev prints ${pattern}`, () => {
    if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}:\n${output()}`);
    return pattern.exec(output());
  });

const refuses = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

/**
 * Develops a remote: opens its page in the fake shell in a browser, with the portal open and closed; Ctrl-C ends it.
 */
export async function developRemote(place: string, browser: Browser): Promise<void> {
  const begun = develop(place);
  try {
    const [, address = ''] = await printedBy(begun, /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)\//);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    for (const [query, sentence] of [
      ['', 'The portal is open.'],
      ['?closed', 'The portal is closed'],
    ] as const) {
      await page.goto(`${address}/${query}`, { timeout: patienceMs() });
      await page.waitForFunction(
        (words) =>
          document.querySelector('h1')?.textContent === 'Open days' &&
          document.body.innerText.includes(words),
        { timeout: patienceMs() },
        sentence,
      );
    }
    await page.close();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const manifest = await fetch(`${address}/mf-manifest.json`);
    if (!manifest.ok) throw new Error(`A portal could not load it from there: ${manifest.status}.`);
    await begun.end('ctrl-c');
    if (!(await refuses(address))) throw new Error('Something answers there after the end.');
  } finally {
    begun.kill();
  }
}

/**
 * Develops a service: it answers requests with the printed token, restarts after a source has changed, and ends by a
 * signal to npm.
 */
export async function developService(place: string, change: () => Promise<void>): Promise<void> {
  const port = String(await freePort());
  const begun = develop(place, { PORT: port });
  try {
    const [, token = '', url = ''] = await printedBy(begun, /Bearer (\S+)' (http:\S+)/);
    const status = async (headers = {}) => (await fetch(url, { headers })).status;
    const found = [await status(), await status({ authorization: `Bearer ${token}` })];
    if (`${found}` !== '401,200') throw new Error(`It answers ${found}, not 401,200.`);
    await change();
    await printedBy(begun, /Bearer [\s\S]*Bearer (\S+)' /);
    await begun.end('terminate');
    if (!(await refuses(url))) throw new Error('Something answers there after the end.');
  } finally {
    begun.kill();
  }
}
