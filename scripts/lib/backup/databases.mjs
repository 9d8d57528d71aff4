/** Dumps, loads and changes the databases of a portal: SQLite files or MySQL/MariaDB servers. */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isSqlite, sqliteFile } from './place.mjs';

const privately = { mode: 0o600 };

/**
 * Writes a consistent copy of the database to `folder`, also while the portal uses it; returns the name of the file.
 */
export async function dump(database, folder) {
  if (isSqlite(database)) {
    const file = `${database.name}.sqlite`;
    await copySqlite(sqliteFile(database), path.join(folder, file));
    return file;
  }
  const file = `${database.name}.sql.gz`;
  // A consistent snapshot of all tables, without blocking other connections.
  const flags = ['--single-transaction', '--skip-lock-tables', '--no-tablespaces', '--hex-blob'];
  const { args, env } = connection(database);
  const program = start(['mariadb-dump', 'mysqldump'], [...args, ...flags, nameOf(database)], env);
  program.child.stdin.end();
  await Promise.all([
    pipeline(
      program.child.stdout,
      portable(),
      createGzip(),
      createWriteStream(path.join(folder, file), privately),
    ),
    program.ended,
  ]);
  return file;
}

/** The name of a table that marks a restore in progress: no service starts on a database that has it. */
const unfinished = 'restore_unfinished';

/**
 * Loads a file of `dump` as a new database and runs `prepare` on it before anybody can use it; on SQLite the database
 * that `prepare` gets is still in another file. Resolves to a function that puts the loaded database in place, so that
 * the caller can finish several databases at once.
 */
export async function load(database, file, prepare) {
  if (!isSqlite(database)) return loadMysql(database, file, prepare);
  const target = sqliteFile(database);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const aside = `${target}.restoring`;
  const removeAll = async (place) => {
    for (const rest of ['', '-wal', '-shm']) await rm(place + rest, { force: true });
  };
  await removeAll(aside);
  await copySqlite(file, aside);
  await prepare({ ...database, url: `sqlite:${aside}` });
  return async () => {
    await removeAll(target);
    await rename(aside, target);
    await removeAll(aside);
  };
}

/**
 * Loads a dump into a MySQL database. A server has no second place to load into, so a table marks the restore as
 * unfinished.
 */
async function loadMysql(database, file, prepare) {
  await runSql(database, await dropAll(database));
  await runSql(database, `create table ${unfinished} (begun_at datetime not null);`);
  const { args, env } = connection(database);
  const name = clientName();
  // A dump must not make MariaDB's client run commands of this machine.
  const flags = name === 'mariadb' ? ['--sandbox'] : [];
  const program = start([name], [...args, ...flags, nameOf(database)], env);
  program.child.stdout.resume();
  await Promise.all([pipeline(createReadStream(file), createGunzip(), program.child.stdin), program.ended]);
  await prepare(database);
  return async () => void (await runSql(database, `drop table if exists ${unfinished};`));
}

/** Statements that drop all tables and views: a table left by a later version would stop the portal's next start. */
async function dropAll(database) {
  const rows = (await runSql(database, 'show full tables;')).split('\n').filter(Boolean);
  const drops = rows.map((row) => {
    const [table, kind] = row.split('\t');
    return `drop ${kind === 'VIEW' ? 'view' : 'table'} \`${table}\`;`;
  });
  return ['set foreign_key_checks = 0;', ...drops].join('\n');
}

/** Whether a database has content that a restore would replace. */
export async function holdsData(database) {
  if (isSqlite(database)) return existsSync(sqliteFile(database));
  return (await columnsOf(database)).size > 0;
}

/** Map of the database's tables to the names of their columns. */
export async function columnsOf(database) {
  const sqlite =
    "select m.name as t, c.name as c from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'";
  const pairs = isSqlite(database)
    ? await onSqlite(sqliteFile(database), (opened) =>
        opened
          .prepare(sqlite)
          .all()
          .map(({ t, c }) => [t, c]),
      )
    : (
        await runSql(
          database,
          'select table_name, column_name from information_schema.columns where table_schema = database();',
        )
      )
        .split('\n')
        .filter(Boolean)
        .map((row) => row.split('\t'));
  const tables = new Map();
  for (const [table, column] of pairs) tables.set(table, (tables.get(table) ?? new Set()).add(column));
  return tables;
}

/** Runs SQL statements; returns what the database answers, as its client prints it (an empty string on SQLite). */
export async function runSql(database, sql) {
  if (isSqlite(database)) {
    await onSqlite(sqliteFile(database), (opened) => opened.exec(sql));
    return '';
  }
  const { args, env } = connection(database);
  const program = start([clientName()], [...args, '-N', nameOf(database)], env);
  let answer = '';
  program.child.stdout.on('data', (text) => (answer += text));
  program.child.stdin.end(sql);
  await program.ended;
  return answer;
}

async function onSqlite(file, work) {
  const { default: Database } = await import('libsql');
  const database = new Database(file);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    database.exec('PRAGMA secure_delete = ON');
    return work(database);
  } finally {
    database.close();
  }
}

async function copySqlite(from, to) {
  if (!existsSync(from)) throw new Error(`There is no database file at ${from}.`);
  // VACUUM INTO also copies committed changes that are still in the write-ahead log.
  await onSqlite(from, (database) => database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
}

function connection({ url }) {
  const { hostname, port, username, password } = new URL(url);
  const args = [`--host=${hostname}`, `--port=${port || 3306}`, '--protocol=tcp'];
  args.push(`--user=${decodeURIComponent(username)}`, '--default-character-set=utf8mb4');
  // The password is passed by the environment: everybody on this machine can read the arguments of a process.
  return { args, env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) } };
}

const nameOf = ({ url }) => decodeURIComponent(new URL(url).pathname.slice(1));

const clientName = () => installed(['mariadb', 'mysql']);

/** The first of these programs that is installed. */
function installed(names) {
  const name = names.find((one) =>
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, one))),
  );
  if (!name) throw new Error(`${names.join(' or ')} is missing: install the client of your database.`);
  return name;
}

function start(names, args, env) {
  const name = installed(names);
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${complaint.trim()}`)),
    );
  });
  return { child, ended };
}

/**
 * Stream that removes from a dump the line that other clients do not know (MariaDB's sandbox mark), and the DEFINER of
 * views, so that the user who restores them owns them.
 */
function portable() {
  let rest = '';
  const clean = (line) =>
    line.startsWith('/*M!999999') ? '' : line.replace(/^(\/\*!50013 )DEFINER=\S+ /, '$1');
  return new Transform({
    decodeStrings: true,
    transform(piece, _encoding, done) {
      const lines = (rest + piece.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      done(null, Buffer.from(lines.map((line) => `${clean(line)}\n`).join(''), 'latin1'));
    },
    flush: (done) => done(null, Buffer.from(clean(rest), 'latin1')),
  });
}
