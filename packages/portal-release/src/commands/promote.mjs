import { promote, putLive } from '../acts.mjs';
import { remoteName } from '../arguments.mjs';
import { openPortal } from '../portal.mjs';

export async function run({ names: [named, version, ...more], log }) {
  const name = remoteName([named, ...more]);
  const portal = openPortal();
  const done = version ? await putLive(portal, name, version) : await promote(portal, name);
  log(`${name} ${done.version} is live for everybody${done.from ? `; before it was ${done.from}` : ''}.`);
}
