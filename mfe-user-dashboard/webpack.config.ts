import { remoteConfig } from '@portal/build-config/webpack';

export default remoteConfig({
  name: 'mfe-user-dashboard',
  dir: __dirname,
  exposes: { './page': './src/page' },
});
