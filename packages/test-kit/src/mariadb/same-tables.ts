import { randomBytes } from 'node:crypto';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

/** A database that is kept unused, and the SQL statements that make a copy of it under another name. */
interface Template {
  name: string;
  statements: string;
}

const templates = new Map<string, Promise<Template>>();

/**
 * Gives a database the tables that `make` creates. On MariaDB they are created once for all test files of a worker, and
 * copied into every further empty database: running all migrations for each file took a third of its CPU time. `make`
 * always runs, and finds nothing to do in a copy.
 */
export async function sameTables(url: string, kind: string, make: () => Promise<unknown>): Promise<void> {
  if (!url.startsWith('mysql:')) {
    await make();
    return;
  }
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    const isEmpty = (await tablesOf(connection)).length === 0;
    const known = templates.get(kind);
    if (isEmpty && known) await connection.query((await known).statements);
    await make();
    if (isEmpty && !known) {
      const made = templateOf(connection, new URL(url).pathname.slice(1));
      templates.set(kind, made);
      await made;
    }
  } finally {
    await connection.end();
  }
}

async function templateOf(connection: Connection, source: string): Promise<Template> {
  const name = `template_${randomBytes(6).toString('hex')}`;
  const likeSource = await statementsOf(connection, source);
  await connection.query(
    `create database \`${name}\` character set utf8mb4 collate utf8mb4_unicode_ci; use \`${name}\`; ${likeSource} use \`${source}\`;`,
  );
  return { name, statements: likeSource.replaceAll(`\`${source}\``, `\`${name}\``) };
}

const tablesOf = async (connection: Connection) => {
  const [rows] = await connection.query<RowDataPacket[]>('show full tables');
  return rows.map((row) => Object.values(row) as [name: string, kind: string]);
};

/** The statements that make the tables and views of this database in another one, with their rows. */
async function statementsOf(connection: Connection, source: string): Promise<string> {
  const statements = ['set foreign_key_checks = 0'];
  const copies: string[] = [];
  for (const [name, kind] of await tablesOf(connection)) {
    const [[shape]] = await connection.query<RowDataPacket[]>(`show create table \`${name}\``);
    const { 'Create Table': table, 'Create View': view } = shape as RowDataPacket;
    if (kind === 'VIEW') {
      // A view's statement names its database. Views come after the tables, which they need.
      copies.push(String(view).replaceAll(`\`${source}\`.`, ''));
      continue;
    }
    statements.push(String(table));
    const [some] = await connection.query<RowDataPacket[]>(`select 1 from \`${name}\` limit 1`);
    if (some.length === 0) continue;
    const columns = await writtenColumns(connection, name);
    copies.unshift(`insert into \`${name}\` (${columns}) select ${columns} from \`${source}\`.\`${name}\``);
  }
  return `${[...statements, ...copies, 'set foreign_key_checks = 1'].join(';\n')};`;
}

/** The columns of a table, without those that the database computes. */
async function writtenColumns(connection: Connection, table: string): Promise<string> {
  const [columns] = await connection.query<RowDataPacket[]>(`show columns from \`${table}\``);
  return columns
    .filter(({ Extra }) => !/GENERATED/i.test(Extra))
    .map(({ Field }) => `\`${Field}\``)
    .join(', ');
}
