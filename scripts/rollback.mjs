/** `npm run rollback -- NAME`: ends a canary, else makes the version live again that was live before. */
import './lib/help.mjs';

import { rollBack } from '../packages/portal-release/src/acts.mjs';
import { actOnRemote } from './lib/act-on-remote.mjs';

await actOnRemote(
  'rollback',
  rollBack,
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; ${from} is no more`,
);
