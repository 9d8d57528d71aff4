/** `npm run rollback -- NAME`: ends a trial, or puts the version back that was live before. */
import { actOnRemote } from './lib/release/act.mjs';

await actOnRemote(
  'rollback',
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; ${from} is no more`,
);
