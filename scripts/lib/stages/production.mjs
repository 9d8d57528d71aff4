/**
 * What an organisation runs the portal on: MariaDB, an S3 server that verifies signatures, a mail server. First the
 * services, then all of people's stories, which share a portal with two replicas of every service. With patterns only
 * the stories that match.
 */
import { jestStage } from './jest.mjs';
import { reportedStage } from './reported.mjs';

const services = jestStage({
  title: 'services in production',
  only: () => ['svc-auth', 'svc-applications', 'svc-reports'],
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
