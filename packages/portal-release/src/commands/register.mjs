import { openPortal } from '../portal.mjs';

/** Registers a service with the addresses of all its replicas, or removes it. */
export async function run({ names: [name, ...urls], options: { route: routes = [], off }, log }) {
  if (!/^svc-[a-z][a-z0-9-]*$/.test(name ?? '')) throw new Error('Name one service, such as svc-open-days.');
  // The script in a service's repository always passes a route, also together with --off.
  if (off ? urls.length > 0 : urls.length === 0 || routes.length === 0)
    throw new Error(
      'Give the addresses of its replicas and --route, such as http://open-days-1:8080 --route /api/open-days; or --off without addresses.',
    );
  const address = `/registry/services/${name}`;
  const portal = openPortal();
  if (off) await portal.ask('DELETE', address);
  else await portal.ask('PUT', address, { json: { urls, routes } });
  log(
    off
      ? `${portal.url} passes no calls on to ${name} any more.`
      : `${portal.url} passes ${routes.join(', ')} on to ${urls.join(', ')}.`,
  );
}
