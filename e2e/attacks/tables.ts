import { createHash } from 'node:crypto';
import path from 'node:path';
import { connectDatabase } from '@portal/service-kit/database';

/** Tables of statistics that a job updates at its own times; they contain no personal texts. */
const addedUpByAJob = ['application_figures', 'application_figure_changes'];
const databaseFiles = ['auth.sqlite', 'applications.sqlite'];

/** The number of rows and a digest of the content of each table, by its name. */
export type Contents = Record<string, string>;

/** Reads the embedded databases of a test portal from outside. */
export async function contentsOfTables(dataDir: string, except: readonly string[] = []): Promise<Contents> {
  const contents: Contents = {};
  for (const file of databaseFiles) {
    const database = connectDatabase({ url: `sqlite:${path.join(dataDir, file)}` });
    try {
      const tables = (await database('sqlite_master').where({ type: 'table' }).select('name')) as {
        name: string;
      }[];
      for (const { name } of tables) {
        if ([...except, ...addedUpByAJob].includes(name) || name.startsWith('sqlite_')) continue;
        const rows = (await database(name).select('*')) as object[];
        const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
        contents[name] = `${rows.length} rows, ${digest}`;
      }
    } finally {
      await database.destroy();
    }
  }
  return contents;
}

/** The names of the tables whose content changed. */
export function changesBetween(before: Contents, after: Contents): string[] {
  return Object.keys({ ...before, ...after })
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table]} before, ${after[table]} after`);
}
