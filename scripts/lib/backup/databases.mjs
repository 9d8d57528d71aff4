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
  const { args, env } = connection(database);
  const program = start(['mariadb', 'mysql'], [...args, '-N', '-e', 'show tables', nameOf(database)], env);
  program.child.stdin.end();
  let tables = '';
  program.child.stdout.on('data', (text) => (tables += text));
  await program.ended;
  return tables.trim() !== '';
}

async function copySqlite(from, to) {
  if (!existsSync(from)) throw new Error(`There is no database file at ${from}.`);
  const { default: Database } = await import('libsql');
  const database = new Database(from);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    // All that is committed, also what still stands in the file beside it.
    database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
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
