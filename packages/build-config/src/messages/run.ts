/** `npm run messages` compiles the catalogues of all parts into sources, and writes the table for readers of a language. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../generated/fresh.cjs';
import { catalogues, problemsOf } from './catalogues';
import { readersTable } from './readers-table';

const root = path.resolve(__dirname, '../../../..');
const found = catalogues(root);
const problems = found.flatMap(problemsOf);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
ensureGenerated(root);
writeFileSync(path.join(root, 'docs/languages/kinyarwanda.md'), readersTable(root, found));
