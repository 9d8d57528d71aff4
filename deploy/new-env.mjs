/**
 * Prints a .env with random secrets: `node deploy/new-env.mjs > .env`. With `--trying` it is complete: the portal on
 * http://127.0.0.1:8080, mail in a catcher on http://127.0.0.1:8025.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const secret = () => randomBytes(24).toString('hex');
const trying = {
  PUBLIC_URL: 'http://127.0.0.1:8080',
  TRUST_PROXY: 'false',
  SMTP_URL: 'smtp://mailpit:1025?tls=off',
  MAIL_FROM: 'Portal <portal@portal.local>',
  ADMIN_EMAIL: 'admin@portal.local',
};

const given = process.argv.includes('--trying') ? trying : {};
const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
for (const line of lines) {
  const [, name, value] = /^([A-Z_0-9]+)=(.*)$/.exec(line) ?? [];
  if (name in given) console.log(`${name}=${given[name]}`);
  else console.log(value === 'change-me' ? `${name}=${secret()}` : line);
}
if (given === trying) console.log('\nCOMPOSE_FILE=docker-compose.yml:deploy/compose.trying.yml');
