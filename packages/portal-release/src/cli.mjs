/** The commands of portal-release, each a file in commands/. */
import { parseArgs } from 'node:util';

/** The help line of each command, by the command's name. */
const commands = {
  check: 'FOLDER                        looks at a build, and whether it fits the portal; sends nothing',
  try: 'NAME --from FOLDER              uploads a build and loads it as a page would; nobody gets it',
  canary: 'NAME --from FOLDER --percent N  the same, then gives it to N of 100 visitors; or by a plan, below',
  promote: 'NAME [VERSION]               gives everybody the version on trial, or an uploaded one',
  rollback: 'NAME                        ends a trial, or puts the version before live',
  status: '[NAME]                        which versions visitors get, who signed them, what fails',
  off: 'NAME                             closes its pages for a while; on NAME opens them again',
  on: 'NAME                              ends that',
  preview: 'NAME VERSION --label WHOM     makes a link that opens one uploaded version; --hours 24',
  fits: 'PART@VERSION                    whether remotes and services still work with this version',
  kept: 'BEFORE NOW                     whether a contract keeps what the one before it, or a published package, promised',
  register:
    'NAME ADDRESS... --route /api/X  passes the calls below on to a service of yours; --off ends that',
  keygen: '[FILE]                        makes a key pair; prints the public key for the board',
  sign: 'FOLDER --version X.Y.Z          signs a build where it lies, to be uploaded elsewhere',
};

const options = {
  from: { type: 'string' },
  version: { type: 'string' },
  percent: { type: 'string' },
  plan: { type: 'string' },
  minutes: { type: 'string' },
  visitors: { type: 'string' },
  'staff-first': { type: 'boolean' },
  commit: { type: 'string' },
  route: { type: 'string', multiple: true },
  off: { type: 'boolean' },
  label: { type: 'string' },
  hours: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const usage = () =>
  [
    'Usage: portal-release COMMAND',
    ...Object.entries(commands).map(([name, line]) => `  ${name} ${line}`),
    '',
    '--plan 1,10,50,100 in place of --percent: the share rises by itself, each after --minutes N and --visitors N',
    '--staff-first      members of staff get it before anybody else',
    '',
    'PORTAL_URL         the portal (http://127.0.0.1:8080)',
    'RELEASE_KEY_FILE   your private key, as keygen made it; or RELEASE_KEY, its text',
    'RELEASE_KEY_PASSPHRASE  what encrypts it: keygen writes an encrypted key where it is given',
    'RELEASE_TOKEN      the shared token, where the portal accepts it',
  ].join('\n');

/** Runs one command and prints a refusal. Resolves to the exit code. */
export async function run(args, { log = console.log, complain = console.error } = {}) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (values.help || name === undefined) {
      log(usage());
      return values.help ? 0 : 1;
    }
    if (!Object.hasOwn(commands, name)) throw new Error(`There is no command ${name}.\n${usage()}`);
    const { run: command } = await import(`./commands/${name}.mjs`);
    await command({ names: rest, options: values, log });
    return 0;
  } catch (error) {
    complain(error.message);
    return 1;
  }
}
