/** Remembers what has been written, so that an unfinished part can be removed completely. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

const at = (file) => path.join(root, file);

/** Returns functions that write and can undo everything. All paths are relative to the top of the repository. */
export function keepTraces() {
  const made = [];
  const before = new Map();
  let kept = false;

  /** Undoes everything that was written, also when the program is interrupted. */
  function undo() {
    if (kept) return;
    for (const place of made) rmSync(at(place), { recursive: true, force: true });
    for (const [file, text] of before) writeFileSync(at(file), text);
    kept = true;
  }
  process.once('exit', undo);

  return {
    /** Makes a folder that was not there. */
    folder(place) {
      if (existsSync(at(place)))
        throw new Error(`${place} is there already: remove it, or take another name.`);
      made.push(place);
      mkdirSync(at(place), { recursive: true });
    },
    link(target, place) {
      rmSync(at(place), { force: true });
      made.push(place);
      mkdirSync(path.dirname(at(place)), { recursive: true });
      symlinkSync(target, at(place));
    },
    edit(file, change) {
      const text = readFileSync(at(file), 'utf8');
      if (!before.has(file)) before.set(file, text);
      writeFileSync(at(file), change(text));
    },
    edited: () => [...before.keys()],
    undo,
    keep() {
      kept = true;
    },
  };
}
