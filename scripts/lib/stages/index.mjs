/** The stages of `npm test`, cheapest first. */
import { commandStage } from './command.mjs';
import { jest } from './jest.mjs';
import { production } from './production.mjs';
import { reportedStage } from './reported.mjs';
import { stories } from './stories.mjs';
import { types } from './types.mjs';

const node = process.execPath;

export const stages = {
  types,
  lint: commandStage('lint', 'node_modules/.bin/biome', ['check', '--max-diagnostics=200', '.']),
  boundaries: commandStage('boundaries', 'npm', ['run', '--silent', 'boundaries']),
  unused: commandStage('unused', 'npm', ['run', '--silent', 'unused']),
  contracts: commandStage('contracts', node, ['scripts/contracts.mjs', '--check', '--check-breaking']),
  jest,
  build: commandStage('build', node, ['scripts/build.mjs']),
  attacks: reportedStage('attacks', 'e2e/attacks/run.ts'),
  budget: reportedStage('budget', 'e2e/budget/run.ts'),
  screens: reportedStage('screens', 'e2e/screens/run.ts'),
  crashes: reportedStage('crashes', 'e2e/crash/run.ts'),
  failures: reportedStage('failures', 'e2e/failures/run.ts'),
  stories,
  production,
};
