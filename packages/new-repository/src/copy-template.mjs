/** Copies a template, which is a part named `example-name`, and replaces that name. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * In templates, file names that npm would leave out of a package or read for itself begin with `dot-` instead of a dot.
 */
const dotted = (file) => file.replace(/(^|\/)dot-/g, '$1.');

/** Writes all files below `from` to `to`; `replaced` are pairs of words, `wanted` chooses files. */
export function copyTemplate(from, to, replaced, wanted = () => true) {
  const renamed = (text) => replaced.reduce((done, [word, other]) => done.replaceAll(word, other), text);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(from, source);
    if (!wanted(file)) continue;
    const target = path.join(to, dotted(renamed(file)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(source, 'utf8')));
  }
}
