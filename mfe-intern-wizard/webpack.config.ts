import { remoteConfig } from '@portal/build-config/webpack';

export default remoteConfig({
  name: 'mfe-intern-wizard',
  dir: __dirname,
  exposes: { './page': './src/page' },
});
