/** Builds services and the gateway again when a source changes, and restarts those that were built. */
import { watch } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../builds.mjs';
import { root } from '../install.mjs';
import { gateway, services } from '../launcher/parts.mjs';

const names = [gateway.name, ...services.map(({ name }) => name)];
const settledAfterMs = 200;

export const isServer = (name) => names.includes(name);

export function followServices(portal) {
  let settled;
  let working = Promise.resolve();
  const changed = (_event, file) => {
    if (file && /(^|[/\\])(dist|node_modules)([/\\]|$)|\.test\.ts$/.test(file)) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      working = working.then(() => renew(portal)).catch((error) => console.error(error.message));
    }, settledAfterMs);
  };
  for (const folder of [...names, 'packages/service-kit', 'contracts'])
    watch(path.join(root, folder), { recursive: true }, changed);
}

async function renew(portal) {
  for (const name of await ensureBuilt({ only: isServer })) {
    await portal.child(name).stop();
    await portal.child(name).start();
    console.log(`Started ${name} anew`);
  }
}
