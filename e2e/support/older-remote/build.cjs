/**
 * Builds a remote as earlier versions of the portal did: `node build.cjs NAME FOLDER`. The result is a container of
 * webpack's own module federation, which needs no runtime, as its manifest states. Running portals may still have such
 * releases.
 */
const { readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');

const [name, folder] = process.argv.slice(2);
const root = path.resolve(__dirname, '../../..');
const lent = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const { ContainerPlugin } = webpack.container;
const { ConsumeSharedPlugin } = webpack.sharing;

const compiler = webpack({
  name,
  mode: 'production',
  context: __dirname,
  entry: {},
  target: ['web', 'es2022'],
  output: { path: folder, publicPath: 'auto', filename: '[name].[contenthash:8].js', uniqueName: name },
  performance: { hints: false },
  plugins: [
    new ContainerPlugin({
      name,
      filename: 'remoteEntry.[contenthash:8].js',
      library: { type: 'window', name },
      exposes: { './page': { import: './page.js', name: '__federation_expose_page' } },
    }),
    new ConsumeSharedPlugin({
      consumes: Object.fromEntries(lent.map((one) => [one, { singleton: true, requiredVersion: false }])),
    }),
  ],
});

function federationManifest() {
  const files = readdirSync(folder);
  const entry = files.find((file) => file.startsWith('remoteEntry.'));
  const first = files.filter((file) => file.startsWith('__federation_expose_page.'));
  const none = { sync: [], async: [] };
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      container: 'webpack',
      buildInfo: { buildVersion: '1.0.0', buildName: name },
      remoteEntry: { name: entry, path: '', type: 'window' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${name}:page`,
        name: 'page',
        path: './page',
        assets: { js: { sync: first, async: [] }, css: none },
      },
    ],
  };
}

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const write = (file, value) => writeFileSync(path.join(folder, file), JSON.stringify(value));
  write('mf-manifest.json', federationManifest());
  write('manifest.json', require(path.join(root, name, 'manifest.json')));
  compiler.close(() => {});
});
