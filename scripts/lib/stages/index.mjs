/**
 * The stages of `npm test`, in starting order: first those that report within seconds, then long ones, so that at the
 * end no stage runs alone for long.
 */
import { build } from './build.mjs';
import { commandStage } from './command.mjs';
import { jest } from './jest.mjs';
import { production } from './production.mjs';
import { reportedStage } from './reported.mjs';
import { services } from './services.mjs';
import { stories } from './stories.mjs';
import { types } from './types.mjs';

const node = process.execPath;
/** A stage that drives a portal, which must be built first. */
const onPortal = (stage) => ({ ...stage, after: 'build' });

export const stages = {
  types,
  build,
  lint: commandStage('lint', 'node_modules/.bin/biome', ['check', '--max-diagnostics=200', '.']),
  boundaries: commandStage('boundaries', 'npm', ['run', '--silent', 'boundaries']),
  unused: commandStage('unused', 'npm', ['run', '--silent', 'unused']),
  contracts: commandStage('contracts', node, ['scripts/contracts.mjs', '--check', '--check-breaking']),
  stories: onPortal(stories),
  jest,
  production: onPortal(production),
  screens: onPortal(reportedStage('screens', 'e2e/screens/run.ts')),
  services,
  failures: onPortal(reportedStage('failures', 'e2e/failures/run.ts')),
  attacks: onPortal(reportedStage('attacks', 'e2e/attacks/run.ts')),
  budget: onPortal(reportedStage('budget', 'e2e/budget/run.ts')),
  crashes: onPortal(reportedStage('crashes', 'e2e/crash/run.ts')),
};
