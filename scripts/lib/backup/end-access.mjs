/**
 * Ends the access that a backup would bring back: sessions and tokens that have ended since the backup, links and codes
 * that have been used. People sign in again or get a new link; passwords stay valid.
 */
import path from 'node:path';
import { columnsOf, runSql } from './databases.mjs';

/** Tables whose rows are valid once or for a short time: all their rows are deleted. */
export const emptied = [
  'password_resets',
  'resume_codes',
  'email_changes',
  'staff_invitations',
  'passkey_challenges',
  'calendar_feeds',
];

/**
 * Tables whose rows are kept and marked as ended: the column with the time, and the condition for rows that have not
 * ended before.
 */
export const ended = {
  sessions: { column: 'ended_at', where: 'ended_at is null' },
  access_tokens: { column: 'ended_at', where: 'ended_at is null' },
  letter_links: { column: 'expires_at', where: 'expires_at > NOW' },
  people: { column: 'devices_since_at', where: '1 = 1' },
};

const factors = ['passkeys', 'recovery_codes', 'second_factors'];

/** Key files that a restore does not copy from the backup: the portal makes new ones when they are missing. */
export const keysLeftOut = [
  'keys/jwt-private.pem',
  'keys/jwt-verify.pem',
  'keys/release-token',
  'keys/cookies.key',
];

/**
 * Ends this access in one database, within one transaction, before anybody can use the database. A backup of an earlier
 * version may have fewer tables and columns.
 */
export async function endAccess(database, { now = new Date(), newFactors = false } = {}) {
  const known = await columnsOf(database);
  const moment = database.url.startsWith('sqlite:')
    ? String(now.getTime())
    : `'${now.toISOString().slice(0, 23).replace('T', ' ')}'`;
  const statements = [
    ...[...emptied, ...(newFactors ? factors : [])]
      .filter((table) => known.has(table))
      .map((table) => `delete from ${table};`),
    ...Object.entries(ended)
      .filter(([table, { column }]) => known.get(table)?.has(column))
      .map(
        ([table, { column, where }]) =>
          `update ${table} set ${column} = ${moment} where ${where.replace('NOW', moment)};`,
      ),
  ];
  await runSql(database, ['begin;', ...statements, 'commit;'].join('\n'));
}

/** Sentences on what the operator of a restored portal has to do, one per line. */
export function adviceAfter({ dataDir }, { env, newFactors = false }) {
  return [
    'All sessions and tokens have ended, of people, devices, programs and calendars, and open links and codes with them.',
    ...(env.JWT_PRIVATE_KEY_FILE
      ? [
          `Put a new key in the place of ${env.JWT_PRIVATE_KEY_FILE}, without a jwt-verify.pem beside it, before you start.`,
        ]
      : []),
    newFactors
      ? `Nobody has a second factor: put another key in the place of ${env.FACTOR_KEY_FILE || path.join(dataDir, 'keys/factor.key')}, and let staff set up their apps anew.`
      : 'Second factors stand as in the backup, recovery codes that were used since included. Add --new-factors to end them.',
    'Webhooks have the secrets of the backup: renew those that were renewed or removed since, in Portal Settings.',
    'Before you open the portal read "After a restore" in docs/runbook.md: staff who left since are active again.',
    ...(env.RELEASE_TOKEN
      ? []
      : [
          'The release token of the backup was left there: teams get the one that the portal makes at its start.',
        ]),
  ];
}
