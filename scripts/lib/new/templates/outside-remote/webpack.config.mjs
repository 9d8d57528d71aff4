import { remoteConfig } from '@portal/build-config/webpack';

export default remoteConfig({
  name: 'mfe-example-name',
  dir: import.meta.dirname,
  exposes: { './page': './src/page' },
});
