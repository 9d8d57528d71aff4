/** Makes a new migration of a service: a file with the next number, and its entry in the list of migrations. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/** Old migrations have names that begin with a time (2…); beside them numbers start at 3001, to sort after them. */
const dated = /^\d{14}_/;
const numbered = /^(\d{4})_/;
const behindDated = 3000;

/** The number of the next migration, from the names of the existing ones. */
export function nextNumber(names) {
  const numbers = names.flatMap((name) => numbered.exec(name)?.[1] ?? []).map(Number);
  const last = Math.max(names.some((name) => dated.test(name)) ? behindDated : 0, ...numbers);
  return String(last + 1).padStart(4, '0');
}

const text = (name) => `import type { Knex } from 'knex';

export const name = '${name}';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('a_table', (table) => {
    table.string('a_column', 100);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('a_table', (table) => {
    table.dropColumn('a_column');
  });
}
`;

const camel = (words) => words.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** The list with the migration added at its end. */
export function listed(list, words, name) {
  const lines = list.split('\n');
  const lastImport = lines.findLastIndex((line) => line.startsWith('import '));
  lines.splice(lastImport + 1, 0, `import * as ${camel(words)} from './${name}';`);
  return lines
    .join('\n')
    .replace(/(export const migrations = \[)([^\]]*?),?(\s*)\];/, `$1$2, ${camel(words)}$3];`);
}

/**
 * Makes a migration. `words` describe what it does: add_left_at.
 * @throws Error for an unknown service or words that do not fit
 */
export function makeMigration(traces, service, words) {
  const folder = `${service}/migrations`;
  if (!/^svc-/.test(service) || !existsSync(path.join(root, folder)))
    throw new Error(`${service} has no migrations: name a service, such as svc-auth.`);
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(words ?? ''))
    throw new Error('Say in lower-case words joined by _ what it does, such as add_left_at.');
  const name = `${nextNumber(readdirSync(path.join(root, folder)))}_${words}`;
  traces.edit(`${folder}/index.ts`, (list) => listed(list, words, name));
  writeFileSync(path.join(root, folder, `${name}.ts`), text(name));
  spawnSync('node_modules/.bin/biome', ['check', '--write', folder], { cwd: root });
  return `${folder}/${name}.ts`;
}
