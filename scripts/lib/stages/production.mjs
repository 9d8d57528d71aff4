/**
 * What an organisation runs the portal on: MariaDB, an S3 server that verifies signatures, a mail server. First the
 * services, then people's stories; without patterns a chosen part of the stories, with `all` every one.
 */
import { jestStage } from './jest.mjs';
import { reportedStage } from './reported.mjs';

const services = jestStage({
  title: 'services in production',
  only: () => ['svc-auth', 'svc-applications', 'svc-reports'],
  env: { TEST_STACK: 'production' },
});
const stories = reportedStage('stories in production', 'e2e/run.ts', { timeoutMs: 1_500_000 });

/** Each touches rows, files and mails in another way; the whole set takes twice as long. */
const chosen = [
  'internship',
  'visit.story',
  'further-visit',
  'request-another',
  'sign-in',
  'service-down',
  'staff-decides',
  'staff-at-once',
  'staff-mail',
];

export const production = {
  title: 'production',
  async run({ progress, patterns = [] }) {
    const names = patterns.length === 0 ? chosen : patterns.filter((pattern) => pattern !== 'all');
    const results = [
      await services.run({ progress }),
      await stories.run({ progress, patterns: ['--production', ...names] }),
    ];
    const sum = (name) => results.reduce((total, result) => total + result[name], 0);
    return {
      passed: sum('passed'),
      failed: sum('failed'),
      failures: results.flatMap(({ failures }) => failures),
    };
  },
};
