import { remoteConfig } from '@portal/build-config/webpack';

export default remoteConfig({
  name: 'mfe-example-name',
  dir: __dirname,
  exposes: { './page': './src/page' },
});
