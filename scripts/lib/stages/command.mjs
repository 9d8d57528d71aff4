/** A stage that is one command: it passes or it fails. */
import { run } from '../run.mjs';

export const commandStage = (title, command, args, options = {}) => ({
  title,
  async run({ progress, signal }) {
    const { code, output } = await run(command, args, { ...options, signal, onLine: progress.show });
    return code === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [{ title: [command, ...args].join(' '), detail: output }] };
  },
});
