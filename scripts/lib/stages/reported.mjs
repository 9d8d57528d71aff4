/**
 * A stage that runs a TypeScript program of this repository. The program first prints `… of N`, then a line for each
 * check: `✓ TITLE`, or `✗ TITLE` with the reason in indented lines. At its end it writes its results to the file named
 * last on its command line: `{ passed, failed, failures: [{ title, detail }] }`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTypeScript } from '../run.mjs';

const lastLines = 200;

/** Reads the program's output line by line and updates the progress. */
export function listener(progress) {
  let failure;
  const report = () => {
    if (failure) progress.fail(failure);
    failure = undefined;
  };
  return {
    hear(line) {
      if (failure && /^\s+\S/.test(line)) {
        failure.detail += `${line.trim()}\n`;
        return;
      }
      report();
      const all = /^… of (\d+)\b/.exec(line);
      if (all) progress.expect(Number(all[1]));
      const check = /^([✓✗]) (.*)/.exec(line);
      if (check) progress.step();
      if (check?.[1] === '✗') failure = { title: check[2], detail: '' };
      if (line.trim()) progress.show(line);
    },
    end: report,
  };
}

export const reportedStage = (title, file) => ({
  title,
  async run({ progress, patterns = [], turn, bail = false }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-stage-'));
    const results = path.join(folder, 'results.json');
    const { hear, end } = listener(progress);
    try {
      const flags = [...(bail ? ['--bail'] : []), ...(turn === undefined ? [] : [`--turn=${turn}`])];
      const args = [...flags, ...patterns, results];
      const { output } = await runTypeScript(file, args, { onLine: hear });
      end();
      try {
        return JSON.parse(readFileSync(results, 'utf8'));
      } catch {
        const detail = output.split('\n').slice(-lastLines).join('\n');
        return { passed: 0, failed: 1, failures: [{ title: `${file} did not finish`, detail }] };
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
