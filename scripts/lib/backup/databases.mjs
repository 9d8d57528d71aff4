/** Copies of databases while they are used. */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isSqlite, sqliteFile } from './place.mjs';

const privately = { mode: 0o600 };

/** Writes the database as it is at one moment to `folder`; answers the name of the file. */
export async function dump(database, folder) {
  if (isSqlite(database)) {
    const file = `${database.name}.sqlite`;
    await copySqlite(sqliteFile(database), path.join(folder, file));
    return file;
  }
  const file = `${database.name}.sql.gz`;
  // One moment for all tables, without holding anybody up.
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

/** Puts what `dump` wrote into the place of the database. */
export async function load(database, file) {
  if (isSqlite(database)) {
    const target = sqliteFile(database);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    for (const rest of ['', '-wal', '-shm']) await rm(target + rest, { force: true });
    return copySqlite(file, target);
  }
  const { args, env } = connection(database);
  const program = start(['mariadb', 'mysql'], [...args, nameOf(database)], env);
  program.child.stdout.resume();
  await Promise.all([pipeline(createReadStream(file), createGunzip(), program.child.stdin), program.ended]);
}

/** Whether there is something that a restore would replace. */
export async function holdsData(database) {
  if (isSqlite(database)) return existsSync(sqliteFile(database));
  return (await tablesOf(database)).length > 0;
}

/** The names of its tables. */
export async function tablesOf(database) {
  if (isSqlite(database)) {
    const sql = "select name from sqlite_master where type = 'table'";
    return onSqlite(sqliteFile(database), (opened) =>
      opened
        .prepare(sql)
        .all()
        .map(({ name }) => name),
    );
  }
  return (await runSql(database, 'show tables;')).split('\n').filter(Boolean);
}

/** Runs statements; answers what the database answers, as a client prints it (nothing on SQLite). */
export async function runSql(database, sql) {
  if (isSqlite(database)) {
    await onSqlite(sqliteFile(database), (opened) => opened.exec(sql));
    return '';
  }
  const { args, env } = connection(database);
  const program = start(['mariadb', 'mysql'], [...args, '-N', nameOf(database)], env);
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
  // All that is committed, also what still stands in the file beside it.
  await onSqlite(from, (database) => database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
}

function connection({ url }) {
  const { hostname, port, username, password } = new URL(url);
  const args = [`--host=${hostname}`, `--port=${port || 3306}`, '--protocol=tcp'];
  args.push(`--user=${decodeURIComponent(username)}`, '--default-character-set=utf8mb4');
  // Not among the arguments, which everybody on this machine can read.
  return { args, env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) } };
}

const nameOf = ({ url }) => decodeURIComponent(new URL(url).pathname.slice(1));

/** The first of these programs that is installed. */
function start(names, args, env) {
  const name = names.find((one) =>
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, one))),
  );
  if (!name) throw new Error(`${names.join(' or ')} is missing: install the client of your database.`);
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

/** Without the line that other clients do not know, and without the owner of views: whoever restores them owns them. */
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
