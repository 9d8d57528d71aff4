import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OtherBrowser } from '../other-browsers/browser';
import { openFirefox } from '../other-browsers/firefox';
import { until } from '../support/patience';
import { ended, startScreen } from '../support/screen';

const run = promisify(execFile);

/** Milliseconds of silence after which Orca has finished speaking. */
const quietMs = 1000;

/** A desktop on a virtual screen, where Orca reads Firefox. */
export interface Session {
  browser: OtherBrowser;
  /** Waits until Orca is quiet (and first for `something`); returns the lines spoken since the last call. */
  output(how?: { something?: boolean }): Promise<string[]>;
  /** Presses a key by the name that X gives it, like a person. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the desktop. Needs a D-Bus session, by which programs show their content to Orca. */
export async function openSession(): Promise<Session> {
  if (!process.env.DBUS_SESSION_BUS_ADDRESS) throw new Error('Start this below dbus-run-session.');
  const screen = await startScreen();
  const home = mkdtempSync(path.join(tmpdir(), 'portal-orca-'));
  const announced = path.join(home, 'spoken.txt');
  writeFileSync(announced, '');
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    GNOME_ACCESSIBILITY: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LC_ALL: 'C.UTF-8',
    ORCA_SPOKEN: announced,
  };
  const manager = spawn('openbox', [], { env, stdio: 'ignore' });
  copyFileSync(path.join(__dirname, 'orca-customizations.py'), path.join(home, 'orca-customizations.py'));
  const orca = spawn('orca', ['--user-prefs', home, '--debug-file', path.join(home, 'debug.txt')], {
    env,
    stdio: 'ignore',
  });
  const lines = () => readFileSync(announced, 'utf8').split('\n').filter(Boolean);
  const stop = async () => {
    for (const child of [orca, manager]) await ended(child);
    await screen.stop();
  };
  try {
    await until('Orca says that it is there', () => lines().length > 0);
    const browser = await openFirefox({ headless: false, env, defaultViewport: null });
    return {
      browser,
      ...listen(lines),
      press: (key) => press(key, env),
      close: () => browser.close().then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function press(key: string, env: NodeJS.ProcessEnv): Promise<void> {
  await run('xdotool', ['key', '--clearmodifiers', key], { env });
}

function listen(lines: () => string[]) {
  let heard = 0;
  return {
    async output({ something = false } = {}): Promise<string[]> {
      // A timeout is ignored here: the caller reports missing output.
      if (something) await until('Orca speaks', () => lines().length > heard).catch(() => undefined);
      let count = -1;
      let since = Date.now();
      await until('Orca is quiet', () => {
        const now = lines().length;
        if (now !== count) since = Date.now();
        count = now;
        return Date.now() - since >= quietMs;
      });
      const all = lines();
      const fresh = all.slice(heard);
      heard = all.length;
      return fresh;
    },
  };
}
