/** `npm run promote -- NAME`: makes a remote's canary live for everybody. */
import './lib/help.mjs';

import { promote } from '../packages/portal-release/src/acts.mjs';
import { actOnRemote } from './lib/act-on-remote.mjs';

await actOnRemote(
  'promote',
  promote,
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; before it was ${from}`,
);
