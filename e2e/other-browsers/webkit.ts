import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '@portal/test-kit';
import { until } from '../support/patience';
import { ended, startScreen } from '../support/screen';
import { inTheMiddle, type OtherBrowser } from './browser';

const miniBrowsers = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** The name of the member with which WebDriver identifies an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Record<typeof elementKey, string>;

/** WebKit (GTK) in a window, driven by WebDriver. */
export async function openWebKit(): Promise<OtherBrowser> {
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

function driverOf(session: string, version: string, stop: () => Promise<void>): OtherBrowser {
  const post = <T = null>(path: string, body: object = {}) => ask<T>(session, 'POST', path, body);
  const run = <T>(script: string, ...args: unknown[]) => post<T>('/execute/sync', { script, args });
  const find = async (what: string, body: string, args: unknown[]) => {
    const found = await until(what, () => run<Element | null>(body, ...args));
    return `/element/${found[elementKey]}`;
  };
  const click = async (what: string, body: string, ...args: unknown[]) => {
    await post(`${await find(what, inTheMiddle(body), args)}/click`);
  };
  const type = async (what: string, text: string, body: string, ...args: unknown[]) => {
    await post(`${await find(what, body, args)}/value`, { text });
  };
  return {
    name: `WebKit ${version}`,
    run,
    click,
    type,
    // In WebDriver an option is clicked, and a file's name is typed into its field.
    choose: click,
    giveFile: type,
    open: (url) => post('/url', { url }),
    async resize(width, height) {
      await post('/window/rect', { width, height });
      return run<number>('return innerWidth');
    },
    complaints: () => [],
    evidence: async () => ({
      picture: Buffer.from(await ask<string>(session, 'GET', '/screenshot'), 'base64'),
    }),
    async close() {
      await ask(session, 'DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}
