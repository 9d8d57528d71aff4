import { remoteName } from './arguments.mjs';
import { openPortal } from './portal.mjs';

/** Switches a remote off or on for everybody; `done` receives the remote's name and its live version. */
export async function turn(names, what, done) {
  const name = remoteName(names);
  const { version } = await openPortal().ask('POST', `/registry/remotes/${name}/${what}`);
  done(name, version);
}
