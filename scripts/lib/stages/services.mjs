/** Stage that tests the services with what production may change: MariaDB, an S3 server and a mail server. */
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
