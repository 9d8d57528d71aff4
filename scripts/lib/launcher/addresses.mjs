/** Addresses of a portal's services, for one or several replicas. */
import { freePort, spare } from './free-port.mjs';
import { services } from './parts.mjs';

/**
 * Environment variables for one set of services, by which they listen and find each other: the given addresses, else
 * free ports of this machine.
 */
export async function addresses(given = {}) {
  const addresses = {};
  // The gateway takes its port last; no service may get it.
  if (given.PORT) spare(given.PORT);
  for (const { port, url } of services) {
    addresses[port] = given[port] || String(await freePort());
    addresses[url] = given[url] || `http://127.0.0.1:${addresses[port]}`;
  }
  return addresses;
}

/** Environment variables of the gateway for all sets: each service's addresses, separated by commas. */
export const allAddresses = (sets) =>
  Object.fromEntries(services.map(({ url }) => [url, sets.map((set) => set[url]).join(',')]));
