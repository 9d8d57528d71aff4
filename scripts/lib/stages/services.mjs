/** What an engine, a store or a mail server can change in the services: on MariaDB, with an S3 server and real mail. */
import { readFileSync } from 'node:fs';
import { workspaces } from '../workspaces.mjs';
import { jestStage } from './jest.mjs';

/** The workspaces whose tests know the two grounds: see packages/build-config/src/jest-service.cjs. */
const ofServices = () =>
  workspaces()
    .filter(
      ({ has, path }) =>
        has('jest.config.cjs') && readFileSync(path('jest.config.cjs'), 'utf8').includes('/jest-service'),
    )
    .map(({ folder }) => folder);

export const services = jestStage({
  title: 'services',
  only: ofServices,
  env: { TEST_STACK: 'production' },
});
