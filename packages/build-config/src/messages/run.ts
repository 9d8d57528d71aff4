/** `npm run messages` compiles the catalogues of all parts into sources, and writes the table for readers of a language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues, problemsOf, refusalsOf, sourcesOf } from './catalogues';
import { pagesOf } from './patterns';
import { readersTable } from './readers-table';

const root = path.resolve(__dirname, '../../../..');
const found = catalogues(root);
const problems = found.flatMap(problemsOf);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
const files = new Map([
  ...found.flatMap((catalogue) => [...sourcesOf(catalogue)]),
  ...refusalsOf(found),
  ...pagesOf(
    root,
    found.map(({ part }) => part),
  ),
]);
files.set('docs/languages/kinyarwanda.md', readersTable(root, found, 'rw'));
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
