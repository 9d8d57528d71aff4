/** The whole portal on this machine: the services, then the gateway, each in its own process. */
import path from 'node:path';
import { refuseUnfinished } from './lib/backup/unfinished.mjs';
import { root } from './lib/install.mjs';
import { addresses, allAddresses } from './lib/launcher/addresses.mjs';
import { createChild } from './lib/launcher/child.mjs';
import { credentials } from './lib/launcher/credentials.mjs';
import { freePort } from './lib/launcher/free-port.mjs';
import { entryOf, frontEnd, gateway, services } from './lib/launcher/parts.mjs';

const print = (line) => process.stdout.write(`${line}\n`);

/**
 * Starts everything that has been built; resolves when the portal can be used.
 *
 * @param {object} options
 * @param {Record<string, string>} [options.env] added to the environment of this process
 * @param {boolean} [options.restart] whether a process that dies is started again
 * @param {Record<string, string>} [options.front] variables for the gateway that replace the production builds
 * @param {(line: string) => void} [options.onLine] gets the lines that the processes print; otherwise they go to stdout
 * @param {number} [options.replicas] number of replicas of each service; the gateway asks them in turn, and the second
 *   of svc-auth is called `svc-auth-2`
 * @param {readonly Record<string, string>[]} [options.replicaEnvs] for each replica variables of its own
 * @param {readonly string[]} [options.checkouts] for each replica the checkout whose builds of the services it runs
 * @returns `{ url, firstAdministrator?, stop(), stopNow(), child(name) }`; a child has `pid`, `port`, `running`,
 *   `kill(signal)`, `killNow()` and `start()`.
 * @throws Error with the message of the process that refused to start; then no process is left running.
 */
export async function startPortal(options = {}) {
  const {
    env = {},
    restart = true,
    onLine = print,
    front = frontEnd(),
    replicas = 1,
    replicaEnvs = [],
    checkouts = [],
  } = options;
  const shared = await environment({ ...process.env, ...env });
  const credentialsFor = credentials(shared);
  const sets = [shared];
  while (sets.length < replicas) sets.push({ ...shared, ...(await addresses()) });
  refuseUnfinished(shared.DATA_DIR);
  const reported = {};
  const create = ({ name: part, youngMb }, own, name = part, checkout = root) =>
    createChild({
      name,
      youngMb,
      entry: entryOf(part, checkout),
      env: { ...shared, ...own, ...credentialsFor(part) },
      restart,
      onLine,
      onMessage: (message) => Object.assign(reported, message),
    });

  const behind = sets.flatMap((set, index) =>
    services.map((service) => {
      const name = index ? `${service.name}-${index + 1}` : service.name;
      const own = { ...set, ...replicaEnvs[index], HOST: '127.0.0.1', PORT: set[service.port] };
      return create(service, own, name, checkouts[index]);
    }),
  );
  const entrance = create(gateway, { ...front, ...(replicas > 1 && allAddresses(sets)) });
  const children = [...behind, entrance];
  const stopNow = () => {
    for (const child of children) child.killNow();
  };
  const stop = async () => {
    await entrance.stop();
    await Promise.all(behind.map((child) => child.stop()));
    process.off('exit', stopNow);
  };

  // Stops the processes also when this one is interrupted during the start or crashes.
  process.once('exit', stopNow);
  try {
    // The gateway loads and checks its releases while the services start, and listens when all services answer.
    const answering = Promise.all(behind.map((child) => child.start()));
    await Promise.all([
      entrance.start({ WAIT_TO_LISTEN: 'true' }),
      answering.then(() => entrance.notify({ listen: true })),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: addressOf(shared.HOST, shared.PORT),
    firstAdministrator: reported.firstAdministrator,
    stop,
    stopNow,
    child: (name) => children.find((child) => child.name === name),
  };
}

/** The environment of all processes, with the addresses of all services. */
async function environment(given) {
  const HOST = given.HOST || '127.0.0.1';
  if (given.PORT && !(/^\d{1,5}$/.test(given.PORT) && Number(given.PORT) <= 65_535))
    throw new Error(`PORT must be a port number, 0 to 65535 (0 takes a free one); it is "${given.PORT}".`);
  if (!URL.canParse(addressOf(HOST, 80)))
    throw new Error(`HOST must be a host name or address; it is "${HOST}".`);
  const PORT = given.PORT === '0' ? String(await freePort()) : given.PORT || '8080';
  const shared = {
    ...given,
    HOST,
    PORT,
    PUBLIC_URL: given.PUBLIC_URL || addressOf(HOST, PORT),
    DATA_DIR: path.resolve(root, given.DATA_DIR || 'data'),
  };
  return { ...shared, ...(await addresses(given)) };
}

/** URL of a host and port: an IPv6 host needs brackets. */
const addressOf = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
