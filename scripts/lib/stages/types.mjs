/**
 * Stage that type-checks every workspace by its own tsconfig.json. It uses the native compiler, which takes a sixth of
 * the time; the compiler written in JavaScript stays for tools that use it as a library.
 */
import { mapAtOnce, run } from '../run.mjs';
import { workspaces } from '../workspaces.mjs';

const compiler = 'node_modules/typescript-native/bin/tsc';

export const types = {
  title: 'types',
  async run({ progress, folders, signal, cache }) {
    const checked = workspaces().filter(
      ({ has, folder }) => has('tsconfig.json') && (folders?.includes(folder) ?? true),
    );
    const failures = [];
    const before = checked.filter(({ folder }) => cache.get('types', folder));
    const left = checked.filter((one) => !before.includes(one));
    progress.expect(left.length);
    await mapAtOnce(left, 2, async ({ folder }) => {
      if (signal.aborted) return;
      progress.show(folder);
      const { code, output } = await run(process.execPath, [compiler, '-p', folder, '--noEmit']);
      progress.step();
      if (code === 0) return cache.keep('types', folder, 1);
      failures.push({ title: folder, detail: output });
      progress.fail(failures.at(-1));
    });
    return {
      passed: checked.length - failures.length,
      failed: failures.length,
      failures,
      kept: { of: checked.length, taken: before.length },
    };
  },
};
