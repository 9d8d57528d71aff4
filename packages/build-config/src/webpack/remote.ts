import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { baseConfig, type Mode } from './base';
import { federationPlugin } from './federation';
import { IntegrityPlugin } from './integrity-plugin';
import { ManifestProof, manifestProblems, readManifest } from './manifest-proof';

export interface RemoteOptions {
  /** The folder's name, which is the federation name too: 'mfe-admin'. */
  name: string;
  /** The remote's folder (`__dirname`). */
  dir: string;
  /** The file that exports the lifecycles of each mount in manifest.json: { './page': './src/page' }. */
  exposes: Record<string, string>;
}

/** The address of a running portal that answers the calls of a remote running alone. */
const { PORTAL_URL } = process.env;

interface Arguments {
  mode?: Mode;
}

/**
 * The webpack configuration of a remote. A build makes the federated files in dist/. `webpack serve` offers the remote
 * alone at / (dev/index.tsx with a fake shell), and at /mf-manifest.json as a remote for a portal that is configured to
 * load it from there.
 * @throws when manifest.json names a mount that is not in `exposes`
 */
export function remoteConfig(options: RemoteOptions) {
  const problems = manifestProblems(readManifest(options.dir), options.name, options.exposes);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return (env: { WEBPACK_SERVE?: boolean } | undefined, { mode = 'production' }: Arguments) =>
    env?.WEBPACK_SERVE
      ? [aloneConfig(options), federatedConfig(options, mode, 'dist-dev')]
      : federatedConfig(options, mode, 'dist');
}

function federatedConfig({ name, dir, exposes }: RemoteOptions, mode: Mode, outDir: string): Configuration {
  // The development server serves two builds at one address: their files must have different names.
  const folder = outDir === 'dist' ? '' : 'remote/';
  const base = baseConfig({ name, dir, mode, publicPath: 'auto', folder, outDir });
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      federationPlugin({
        name,
        dir,
        exposes,
        filename: `${folder}remoteEntry${mode === 'production' ? '.[contenthash:8]' : ''}.js`,
      }),
      new IntegrityPlugin(),
      new ManifestProof({ name, dir, exposes }),
    ],
  };
}

function aloneConfig({ name, dir }: RemoteOptions): Configuration {
  const base = baseConfig({
    name: `${name}-alone`,
    dir,
    mode: 'development',
    publicPath: '/',
    outDir: 'dist-dev',
  });
  return {
    ...base,
    entry: { alone: './dev/index.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ title: `${name}, alone`, base: '/', meta: { viewport: 'width=device-width' } }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: 'auto',
      historyApiFallback: true,
      // The port is any free one, and nothing else prints it.
      onListening: ({ server }) => {
        const address = server?.address();
        if (address && typeof address === 'object')
          process.stdout.write(`${name} alone: http://127.0.0.1:${address.port}/\n`);
      },
      // Browsers resolve 'auto'; the development server needs a path.
      devMiddleware: { publicPath: '/' },
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: PORTAL_URL ? [{ context: ['/api'], target: PORTAL_URL }] : [],
    },
  };
}
