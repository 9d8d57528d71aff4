import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, lastWordsOf } from '../process/child';

export interface TestS3 {
  /** `http://127.0.0.1:PORT` */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

// Debian's Python packages are visible to Debian's own Python alone.
const python = '/usr/bin/python3';

/**
 * An S3 server that checks signatures (OpenStack Swift); its data lies in a temporary folder that is removed with it.
 */
export async function startS3(): Promise<TestS3> {
  if (!existsSync('/usr/lib/python3/dist-packages/swift')) {
    throw new Error('The S3 server for tests is missing: install the Debian package python3-swift');
  }
  const home = await mkdtemp(join(tmpdir(), 'portal-s3-'));
  const secretKey = randomBytes(20).toString('hex');
  const child = spawn(python, [join(__dirname, 'swift_node.py'), home], { stdio: ['pipe', 'pipe', 'pipe'] });
  const lastOutput = lastWordsOf(child);
  const stop = async () => {
    await end(child);
    await rm(home, { recursive: true, force: true });
  };
  child.stdin.write(`${secretKey}\n`);
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`The S3 server ended while starting: ${lastOutput()}`)));
      child.stdout.on('data', () => {
        const found = /^(\d+)$/m.exec(lastOutput());
        if (found) resolve(Number(found[1]));
      });
    });
    return { endpoint: `http://127.0.0.1:${port}`, accessKey: 'test:tester', secretKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
