/** `npm run promote -- NAME`: gives everybody the version that a share of the visitors has been trying. */
import { actOnRemote } from './lib/release/act.mjs';

await actOnRemote(
  'promote',
  (portal, name) => portal.ask('POST', `/registry/remotes/${name}/promote`),
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; before it was ${from}`,
);
