import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { end, freePort, lastWordsOf, untilReady } from '../process/child';
import { temporaryFolder } from '../process/temporary-folder';

export interface TestClamd {
  /** 'HOST:PORT', for CLAMAV_HOST. */
  address: string;
  /** Stops the server; `comeBack` starts it again at the same address. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** The text that our signature finds: it is harmless, and occurs in no other file of the tests. */
export const virus = 'PORTAL-TEST-SIGNATURE-5b1f0c9e';

const signature = `Portal.Test:0:*:${Buffer.from(virus).toString('hex')}\n`;

/** A real clamd, with one signature of our own in place of ClamAV's database. */
export async function startClamd(): Promise<TestClamd> {
  const folder = temporaryFolder('portal-clamd-');
  const port = await freePort();
  const settings = join(folder, 'clamd.conf');
  await writeFile(join(folder, 'portal.ndb'), signature);
  await writeFile(
    settings,
    [
      'Foreground yes',
      `DatabaseDirectory ${folder}`,
      `TemporaryDirectory ${folder}`,
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      'StreamMaxLength 12M',
      'MaxThreads 2',
    ].join('\n'),
  );
  const start = async () => {
    const child = spawn('clamd', ['--config-file', settings], { stdio: ['ignore', 'pipe', 'pipe'] });
    await untilReady(child, () => ping(port), lastWordsOf(child));
    return child;
  };
  let child = await start();
  return {
    address: `127.0.0.1:${port}`,
    goAway: () => end(child),
    async comeBack() {
      child = await start();
    },
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function ping(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('zPING\0'));
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection ended')));
  });
}
