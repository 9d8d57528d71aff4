/** `npm run messages:read -- COPY.md` takes over what a reader wrote into a copy of the table of a language. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from './catalogues';
import { languageOfTable, readRows } from './readers-table';
import { takeOver } from './take-over';

const root = path.resolve(__dirname, '../../../..');
const [copy] = process.argv.slice(2);
const table = copy ? readFileSync(path.resolve(copy), 'utf8') : '';
const language = languageOfTable(table);
if (!language) {
  process.stderr.write(
    'Name the copy that was read, with its first line as it was: npm run messages:read -- COPY.md\n',
  );
  process.exit(1);
}
const { taken, refused, files } = takeOver(readRows(table), catalogues(root), language);
for (const [part, words] of files)
  writeFileSync(path.join(root, part, `messages/${language}.json`), `${JSON.stringify(words, null, 2)}\n`);
for (const row of taken) process.stdout.write(`Taken: ${row}\n`);
for (const row of refused) process.stdout.write(`Not taken: ${row}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
