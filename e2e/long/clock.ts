import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pause } from '../support/patience';

const folders = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime'];

/** How often processes read the time that they should show. */
const lookEverySeconds = 1;

/**
 * A clock of the portal's processes that can be set while they run, by Debian's libfaketime and a file with the offset.
 */
export async function openClock(folder: string) {
  const found = folders
    .filter((one) => existsSync(one))
    .flatMap((one) => readdirSync(one).map((name) => path.join(one, name)));
  const library = found.find((name) => name.includes('libfaketimeMT'));
  if (!library) throw new Error('libfaketime is missing: install the Debian package libfaketime');
  const file = path.join(folder, 'clock');
  const set = async (offset: string) => {
    await writeFile(file, `${offset}\n`);
    await pause(1000 * lookEverySeconds);
  };
  await set('+0');
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(lookEverySeconds),
      // Timers are not affected; only date and time jump.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Sets the clock to so many seconds before or after the true time; resolves when the processes have noticed. */
    jump: (seconds: number) => set(`${seconds < 0 ? '' : '+'}${seconds}`),
  };
}

export type Clock = Awaited<ReturnType<typeof openClock>>;
