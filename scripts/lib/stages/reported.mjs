/**
 * A stage that is a TypeScript program of ours which ends by writing its results to the file named last on its
 * command line: `{ passed, failed, failures: [{ title, detail }] }`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTypeScript } from '../run.mjs';

export const reportedStage = (title, file, { timeoutMs }) => ({
  title,
  async run({ progress, patterns = [] }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-stage-'));
    const results = path.join(folder, 'results.json');
    try {
      const { output } = await runTypeScript(file, [...patterns, results], {
        timeoutMs,
        onLine: progress.say,
      });
      try {
        return JSON.parse(readFileSync(results, 'utf8'));
      } catch {
        return { passed: 0, failed: 1, failures: [{ title: `${file} did not finish`, detail: output }] };
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
