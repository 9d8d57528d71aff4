/** Every workspace is type-checked by its own tsconfig.json. */
import { mapAtOnce, run } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

const compiler = 'node_modules/typescript/bin/tsc';

export const types = {
  title: 'types',
  async run({ progress, folders }) {
    const checked = workspaces().filter(
      ({ has, folder }) => has('tsconfig.json') && (folders?.includes(folder) ?? true),
    );
    const failures = [];
    await mapAtOnce(checked, 2, async ({ folder }) => {
      progress.say(folder);
      const { code, output } = await run(process.execPath, [compiler, '-p', folder, '--noEmit']);
      if (code !== 0) failures.push({ title: folder, detail: output });
    });
    return { passed: checked.length - failures.length, failed: failures.length, failures };
  },
};
