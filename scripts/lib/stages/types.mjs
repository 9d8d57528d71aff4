/** Every workspace is type-checked by its own tsconfig.json. */
import { mapAtOnce, run } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

const compiler = 'node_modules/typescript/bin/tsc';

export const types = {
  title: 'types',
  async run({ progress }) {
    const checked = workspaces().filter((workspace) => workspace.has('tsconfig.json'));
    const failures = [];
    await mapAtOnce(checked, 2, async ({ folder }) => {
      progress.say(folder);
      const { code, output } = await run(process.execPath, [compiler, '-p', folder, '--noEmit']);
      if (code !== 0) failures.push({ title: folder, detail: output });
    });
    return { passed: checked.length - failures.length, failed: failures.length, failures };
  },
};
