import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageScript } from '../../platform';
import { letterPath } from '../letter-link';

/** The file that the build writes beside the service. */
const file = path.join(__dirname, 'letter-page.js');

/** The script of the page (folder `letter-page`); undefined if the service runs without a build. */
export function readLetterScript(): PageScript | undefined {
  try {
    return letterScriptOf(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The script with its address, which changes with its text, so that browsers may cache it for ever. */
export function letterScriptOf(text: string): PageScript {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { address: `${letterPath}${hash}.js`, text, packed: gzipSync(text, { level: 9 }) };
}
