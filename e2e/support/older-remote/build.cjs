/**
 * Builds a remote as remotes were built before their containers stood alone, with federation's own runtime to be borrowed
 * from the shell: `node build.cjs NAME FOLDER`. Releases like this are kept in running portals.
 */
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const webpack = require('webpack');

const [name, folder] = process.argv.slice(2);
const root = path.resolve(__dirname, '../../..');
const { version } = require('react/package.json');
const shared = { singleton: true, version, requiredVersion: `^${version}` };

const compiler = webpack({
  name,
  mode: 'production',
  context: __dirname,
  entry: {},
  target: ['web', 'es2022'],
  output: { path: folder, publicPath: 'auto', filename: '[name].[contenthash:12].js', uniqueName: name },
  performance: { hints: false },
  plugins: [
    new ModuleFederationPlugin({
      name,
      library: { type: 'window', name },
      exposes: { './page': './page.js' },
      filename: 'remoteEntry.[contenthash:12].js',
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      shared: { react: shared, 'react/jsx-runtime': shared, 'react-dom': shared, 'react-dom/client': shared },
      experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
    }),
  ],
});

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const manifest = { ...require(path.join(root, name, 'manifest.json')), runtime: '~2.9.2' };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  compiler.close(() => {});
});
