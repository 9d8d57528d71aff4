/** What shows how something failed: a picture, the page's console, and what the portal's processes said of its requests. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logFolder } from './portal-log';

const root = path.resolve(__dirname, '../..');
const run = `${new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-')}-${process.pid}`;
const grave = new Set(['warn', 'error', 'fatal']);

export interface Evidence {
  picture?: Uint8Array | undefined;
  /** Lines of the page's console. */
  console?: readonly string[] | undefined;
  /** Of the answers that the page got. */
  requestIds?: ReadonlySet<string> | undefined;
  /** When what failed had begun. */
  since: number;
}

/** Keeps it in a folder of its own; returns the folder, from the repository. */
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
    run,
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 100),
  );

/**
 * What the test portals said since then: of these requests everything, of others what is at least a warning. Where the
 * requests are not known, everything.
 */
function portalLines(since: number, requestIds: ReadonlySet<string> | undefined): string[] {
  const isOf = (line: string) => {
    const said = parsed(line);
    // A line that is no JSON is of a process that has crashed.
    if (!said) return line !== '';
    if (said.request_id && requestIds?.has(said.request_id)) return true;
    return Date.parse(said.time ?? '') >= since && (!requestIds || grave.has(said.level ?? ''));
  };
  const folder = logFolder(tmpdir());
  return filesIn(folder).flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n').filter(isOf);
    return lines.length > 0 ? [`== ${name}`, ...lines] : [];
  });
}

interface Said {
  level?: string;
  time?: string;
  request_id?: string;
}

function parsed(line: string): Said | undefined {
  try {
    return JSON.parse(line) as Said;
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
