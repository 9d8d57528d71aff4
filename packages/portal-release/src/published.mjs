/** Reads a file of a published package from the registry that npm is configured with. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';

const execute = promisify(execFile);

/** The text of a file in the newest version of a package; undefined when the registry has no such package. */
export async function publishedFile(name, file) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  try {
    const { stdout } = await execute('npm', ['pack', name, '--json', '--pack-destination', folder]);
    const [{ filename }] = JSON.parse(stdout);
    await extract({ file: path.join(folder, path.basename(filename)), cwd: folder });
    return readFileSync(path.join(folder, 'package', file), 'utf8');
  } catch (error) {
    if (/\bE404\b/.test(`${error.stderr}${error.stdout}`)) return undefined;
    throw new Error(`${name} could not be fetched from npm's registry: ${error.stderr ?? error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
