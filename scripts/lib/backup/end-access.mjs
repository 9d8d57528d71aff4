/**
 * What a backup brings back to life: sessions and tokens that were ended since, links and codes that were used. Whoever
 * needs one gets a new one; passwords stand.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runSql, tablesOf } from './databases.mjs';

/** Rows that are good once, or for a while: gone. */
export const emptied = [
  'password_resets',
  'resume_codes',
  'email_changes',
  'staff_invitations',
  'passkey_challenges',
  'calendar_feeds',
];

/** Rows that stay, as ended: by table, the column that says when. Those that have ended before keep their time. */
export const ended = {
  sessions: { column: 'ended_at', where: 'ended_at is null' },
  access_tokens: { column: 'ended_at', where: 'ended_at is null' },
  letter_links: { column: 'expires_at', where: 'expires_at > NOW' },
  people: { column: 'devices_since_at', where: '1 = 1' },
};

const factors = ['passkeys', 'recovery_codes', 'second_factors'];

/** The tables of one database, within one transaction. */
async function endIn(database, { now, newFactors }) {
  const known = new Set(await tablesOf(database));
  const moment = database.url.startsWith('sqlite:')
    ? String(now.getTime())
    : `'${now.toISOString().slice(0, 23).replace('T', ' ')}'`;
  const statements = [
    ...[...emptied, ...(newFactors ? factors : [])].map((table) => [table, `delete from ${table}`]),
    ...Object.entries(ended).map(([table, { column, where }]) => [
      table,
      `update ${table} set ${column} = ${moment} where ${where.replace('NOW', moment)}`,
    ]),
  ];
  const sql = statements.filter(([table]) => known.has(table)).map(([, statement]) => `${statement};`);
  await runSql(database, ['begin;', ...sql, 'commit;'].join('\n'));
}

/**
 * Ends them in all databases, and takes the signing key of the data folder away: the portal makes another at its start,
 * so that no token of before is good, of whichever session. Answers what its operator has to do, a sentence a line.
 */
export async function endAccess({ databases, dataDir }, { env, now = new Date(), newFactors = false }) {
  for (const database of databases) await endIn(database, { now, newFactors });
  const keys = path.join(dataDir, 'keys');
  for (const name of ['jwt-private.pem', 'jwt-verify.pem']) await rm(path.join(keys, name), { force: true });
  return [
    'All sessions and tokens have ended, of people, devices, programs and calendars, and open links and codes with them.',
    ...(env.JWT_PRIVATE_KEY_FILE
      ? [
          `Put a new key in the place of ${env.JWT_PRIVATE_KEY_FILE}, without a jwt-verify.pem beside it, before you start.`,
        ]
      : []),
    newFactors
      ? 'Nobody has a second factor: put another key in the place of factor.key, and let staff set up their apps anew.'
      : 'Second factors stand as in the backup, recovery codes that were used since included. Add --new-factors to end them.',
    'Before you open the portal read "After a restore" in docs/runbook.md: staff who left since are active again.',
    ...(existsSync(path.join(keys, 'factor.key')) && newFactors
      ? [`It is ${path.join(keys, 'factor.key')}.`]
      : []),
  ];
}
