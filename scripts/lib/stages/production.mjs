/**
 * What an organisation runs the portal on: MariaDB, an S3 server that verifies signatures, a mail server. First what
 * an engine, a store or a mail server can change in the services, then all of people's stories, which share a portal with two replicas of every service. With patterns only
 * the stories that match.
 */
import { readFileSync } from 'node:fs';
import { workspaces } from '../workspaces.mjs';
import { jestStage } from './jest.mjs';
import { reportedStage } from './reported.mjs';

/** The workspaces whose tests know the two grounds: see packages/build-config/src/jest-service.cjs. */
const ofServices = () =>
  workspaces()
    .filter(
      ({ has, path }) =>
        has('jest.config.cjs') && readFileSync(path('jest.config.cjs'), 'utf8').includes('/jest-service'),
    )
    .map(({ folder }) => folder);

const services = jestStage({
  title: 'services in production',
  only: ofServices,
  env: { TEST_STACK: 'production' },
});
const stories = reportedStage('stories in production', 'e2e/run.ts');

export const productionOf = (services, stories) => ({
  title: 'production',
  async run({ patterns = [], ...work }) {
    const results = [];
    if (patterns.length === 0) results.push(await services.run(work));
    results.push(await stories.run({ ...work, patterns: ['--production', ...patterns] }));
    const sum = (name) => results.reduce((total, result) => total + result[name], 0);
    return {
      passed: sum('passed'),
      failed: sum('failed'),
      failures: results.flatMap(({ failures }) => failures),
    };
  },
});

export const production = productionOf(services, stories);
