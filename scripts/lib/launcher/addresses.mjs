/** Where the services of a portal listen and are found, each once or several times over. */
import { freePort, spare } from './free-port.mjs';
import { services } from './parts.mjs';

/**
 * The variables that define where one set of services listen and find each other: the addresses given, else free
 * ports of this machine.
 */
export async function addresses(given = {}) {
  const addresses = {};
  // The gateway's port, on which it listens last.
  if (given.PORT) spare(given.PORT);
  for (const { port, url } of services) {
    addresses[port] = given[port] || String(await freePort());
    addresses[url] = given[url] || `http://127.0.0.1:${addresses[port]}`;
  }
  return addresses;
}

/** The gateway's variables for all sets: each service's addresses, separated by commas. */
export const allAddresses = (sets) =>
  Object.fromEntries(services.map(({ url }) => [url, sets.map((set) => set[url]).join(',')]));
