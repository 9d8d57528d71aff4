import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '@portal/test-kit';
import { until } from '../support/patience';

const miniBrowsers = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** The member under which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Record<typeof elementKey, string>;

/** WebKit (GTK) in a window, driven by WebDriver: what the journeys need of it, and no more. */
export interface WebKit {
  version: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns comes back. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Clicks the element that the function's body returns, once there is one. */
  click(what: string, body: string, ...args: unknown[]): Promise<void>;
  type(what: string, text: string, body: string, ...args: unknown[]): Promise<void>;
  resize(width: number, height: number): Promise<number>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A screen that nobody sees, on a number that is free. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const number = await until('the screen says its number', () => /^\d+\n/.exec(said)?.[0].trim());
  return { display: `:${number}`, stop: () => ended(child) };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

export async function openWebKit(): Promise<WebKit> {
  const binary = miniBrowsers.find((place) => existsSync(place));
  if (!binary) throw new Error('WebKit is missing: install the Debian package webkit2gtk-driver');
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const root = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await ended(child);
    await screen.stop();
  };
  try {
    await until('the driver answers', () =>
      fetch(`${root}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const options = { binary, args: ['--automation'] };
    const { sessionId, capabilities } = await ask<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>(root, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    return driverOf(`${root}/session/${sessionId}`, capabilities.browserVersion, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ask<T>(root: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(root + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message ?? ''}`);
  return value;
}

function driverOf(session: string, version: string, stop: () => Promise<void>): WebKit {
  const post = <T = null>(path: string, body: object = {}) => ask<T>(session, 'POST', path, body);
  const run = <T>(script: string, ...args: unknown[]) => post<T>('/execute/sync', { script, args });
  const find = async (what: string, body: string, args: unknown[]) => {
    const found = await until(what, () => run<Element | null>(body, ...args));
    return `/element/${found[elementKey]}`;
  };
  return {
    version,
    run,
    open: (url) => post('/url', { url }),
    async click(what, body, ...args) {
      // In the middle of the window nothing stands before it, unlike at its edges.
      const central = `const found = (function () { ${body} }).apply(null, arguments);
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found;`;
      await post(`${await find(what, central, args)}/click`);
    },
    async type(what, text, body, ...args) {
      await post(`${await find(what, body, args)}/value`, { text });
    },
    async resize(width, height) {
      await post('/window/rect', { width, height });
      return run<number>('return innerWidth');
    },
    picture: async () => Buffer.from(await ask<string>(session, 'GET', '/screenshot'), 'base64'),
    async close() {
      await ask(session, 'DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}
