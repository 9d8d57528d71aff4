/** `npm run rollback -- NAME`: ends a trial, or puts the version back that was live before. */
import { actOnRemote, rollBack } from './lib/release/act.mjs';

await actOnRemote(
  'rollback',
  rollBack,
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; ${from} is no more`,
);
