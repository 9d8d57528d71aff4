import { rollBack } from '../acts.mjs';
import { remoteName } from '../arguments.mjs';
import { openPortal } from '../portal.mjs';

export async function run({ names, log }) {
  const begun = Date.now();
  const { remote, version, from } = await rollBack(openPortal(), remoteName(names));
  log(`${remote} ${version} is live for everybody; ${from} is no more (${Date.now() - begun} ms)`);
}
