import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  /** Path from the root: 'shell/src/own-pages/home/index.tsx'. */
  file: string;
  text: string;
}

/** Whether a file is written by hand: generated catalogues and tests do not show where messages appear. */
const isOwn = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.|^(messages|sentences|refusals|testing|dev)\/|\/(testing|dev)\/|^generated\./.test(file);

/** The hand-written sources of a part. */
export function sourcesIn(root: string, part: string): Source[] {
  const folder = path.join(root, part, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter(isOwn)
    .sort()
    .map((file) => ({ file: `${part}/src/${file}`, text: readFileSync(path.join(folder, file), 'utf8') }));
}
