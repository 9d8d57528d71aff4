/** `npm run promote -- NAME`: makes a remote's canary live for everybody. */
import { actOnRemote } from './lib/release/act.mjs';

await actOnRemote(
  'promote',
  (portal, name) => portal.ask('POST', `/registry/remotes/${name}/promote`),
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; before it was ${from}`,
);
