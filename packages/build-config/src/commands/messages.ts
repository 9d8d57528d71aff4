/** `npm run messages` compiles the catalogues of all parts into sources, and writes the table for readers of a language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../generated/fresh.cjs';
import { catalogues, problemsOf } from '../messages/catalogues';
import { pagesOf } from '../messages/patterns';
import { readersTable } from '../messages/readers-table';

const root = path.resolve(__dirname, '../../../..');
const found = catalogues(root);
const problems = found.flatMap(problemsOf);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
ensureGenerated(root);
// The files by which pages load a language are written by hand for French and generated for the other languages.
const pages = pagesOf(
  root,
  found.map(({ part }) => part),
);
for (const [file, text] of pages) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
writeFileSync(path.join(root, 'docs/languages/kinyarwanda.md'), readersTable(root, found, 'rw'));
