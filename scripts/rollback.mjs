/** `npm run rollback -- NAME`: ends a canary, else makes the version live again that was live before. */
import { actOnRemote, rollBack } from './lib/release/act.mjs';

await actOnRemote(
  'rollback',
  rollBack,
  ({ remote, version, from }) => `${remote} ${version} is live for everybody; ${from} is no more`,
);
