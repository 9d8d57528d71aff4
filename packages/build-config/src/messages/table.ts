/** `npm run messages:table -- sw TABLE.md` writes all texts of a language into a table, for a reader to correct. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues, languages } from './catalogues';
import { readersTable } from './readers-table';

const root = path.resolve(__dirname, '../../../..');
const [language = '', table] = process.argv.slice(2);
if (!languages.slice(1).includes(language) || !table) {
  process.stderr.write(
    `Name a language (${languages.slice(1).join(', ')}) and a file: npm run messages:table -- sw TABLE.md\n`,
  );
  process.exit(1);
}
writeFileSync(path.resolve(table), readersTable(root, catalogues(root), language));
