import { remoteConfig } from '@portal/build-config/webpack';

export default remoteConfig({
  name: 'mfe-admin',
  dir: __dirname,
  exposes: { './page': './src/page', './sign-in': './src/sign-in' },
});
