/** What an engine, a store or a mail server can change in the services: on MariaDB, with an S3 server and real mail. */
import { workspaces } from '../workspaces.mjs';
import { jestStage, runsOnBoth } from './jest.mjs';

const ofServices = () =>
  workspaces()
    .filter(({ has, folder }) => has('jest.config.cjs') && runsOnBoth(folder))
    .map(({ folder }) => folder);

export const services = jestStage({
  title: 'services',
  only: ofServices,
  env: { TEST_STACK: 'production' },
});
