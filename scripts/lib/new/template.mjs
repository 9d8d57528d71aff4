/** Copies a template, a part called `example-name`, with another name in its place. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../install.mjs';

const templates = fileURLToPath(new URL('./templates/', import.meta.url));

/** Writes the template to a folder of the repository; `replaced` are pairs of words. */
export function copyTemplate(template, folder, replaced) {
  const renamed = (text) => replaced.reduce((done, [word, other]) => done.replaceAll(word, other), text);
  const from = path.join(templates, template);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(root, folder, renamed(path.relative(from, source)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(source, 'utf8')));
  }
}
