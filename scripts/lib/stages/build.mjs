/** Stage that builds stale parts. Parts that are fresh or come from Turborepo's cache count as taken from the cache. */
import { workspaces } from '../workspaces.mjs';
import { commandStage } from './command.mjs';

const command = commandStage('build', process.execPath, ['scripts/build.mjs']);
const buildsNow = /^Built \S+ \(/;

export const build = {
  ...command,
  async run({ progress, ...work }) {
    const of = workspaces().filter(({ manifest }) => manifest.scripts?.build).length;
    let built = 0;
    const show = (line) => {
      if (buildsNow.test(line)) built += 1;
      progress.show(line);
    };
    return {
      ...(await command.run({ ...work, progress: { ...progress, show } })),
      kept: { of, taken: of - built },
    };
  },
};
