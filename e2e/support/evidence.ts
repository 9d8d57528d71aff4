/** Evidence of a failure: a picture, the page's console, and the portal's log of the page's requests. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logFolder } from './portal-log';

const root = path.resolve(__dirname, '../..');
const runName = `${new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-')}-${process.pid}`;
const grave = new Set(['warn', 'error', 'fatal']);

export interface Evidence {
  picture?: Uint8Array | undefined;
  /** The lines of the page's console. */
  console?: readonly string[] | undefined;
  /** The ids in the answers to the page's requests. */
  requestIds?: ReadonlySet<string> | undefined;
  /** When the failed check had begun, in ms since 1970. */
  since: number;
}

/** Keeps the evidence in its own folder; returns the folder's path in the repository. */
export function keepEvidence(
  title: string,
  { picture, console: lines, requestIds, since }: Evidence,
): string {
  const folder = folderFor(title);
  mkdirSync(folder, { recursive: true });
  const keep = (name: string, content: string | Uint8Array) =>
    writeFileSync(path.join(folder, name), content);
  if (picture) keep('page.png', picture);
  if (lines) keep('console.txt', lines.map((line) => `${line}\n`).join(''));
  keep('portal.log', portalLines(since, requestIds).join('\n'));
  return path.relative(root, folder);
}

export const folderFor = (title: string) =>
  path.join(
    root,
    'e2e/artifacts',
    runName,
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 100),
  );

/**
 * Log lines of the test portals since then: all lines of the given requests, and warnings and errors of other requests.
 * If the requests are unknown, all lines.
 */
function portalLines(since: number, requestIds: ReadonlySet<string> | undefined): string[] {
  const isOf = (line: string) => {
    const verdict = logLine(line);
    // Only a crashed process prints a line that is not JSON.
    if (!verdict) return line !== '';
    if (verdict.request_id && requestIds?.has(verdict.request_id)) return true;
    return Date.parse(verdict.time ?? '') >= since && (!requestIds || grave.has(verdict.level ?? ''));
  };
  const folder = logFolder(tmpdir());
  return filesIn(folder).flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n').filter(isOf);
    return lines.length > 0 ? [`== ${name}`, ...lines] : [];
  });
}

interface LogLine {
  level?: string;
  time?: string;
  request_id?: string;
}

function logLine(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
