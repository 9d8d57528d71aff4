import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';
import { baseConfig, type Mode } from './base';
import { FirstPagePlugin } from './first-page-plugin';
import { OfflineFilesPlugin } from './offline-files-plugin';
import { PreloadListPlugin } from './preload-list-plugin';

export interface ShellOptions {
  /** The shell's folder (`__dirname`). */
  dir: string;
}

/** The webpack configuration of the shell: one root, lazy pages, and the federation host as one of the lazy parts. */
export function shellConfig({ dir }: ShellOptions) {
  return (_env: unknown, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const base = baseConfig({ name: 'shell', dir, mode, publicPath: '/', folder: 'assets/' });
    return {
      ...base,
      module: { ...base.module, rules: [...(base.module?.rules ?? []), ...withoutParcels(mode)] },
      entry: {
        main: './src/main.ts',
        // At the root, since a service worker controls only pages below its own address.
        worker: { import: './src/offline/worker/worker.ts', filename: WORKER },
      },
      optimization: {
        ...base.optimization,
        // A chunk's name is its id, so pages need no list that maps ids to names.
        chunkIds: 'named',
        splitChunks: { cacheGroups: { react, default: false, defaultVendors: false } },
      },
      plugins: [
        ...(base.plugins ?? []),
        // Leaves out the parts of the federation runtime that are for servers.
        new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
        new webpack.NormalModuleReplacementPlugin(
          FEDERATION_PRELOADING,
          path.join(__dirname, 'no-preloading.ts'),
        ),
        new HtmlWebpackPlugin({
          template: './src/index.html',
          chunks: ['main'],
          scriptLoading: 'defer',
          minify: htmlMinify,
        }),
        new FirstPagePlugin(path.join(dir, 'src/first-page/draw.tsx')),
        new PreloadListPlugin(),
        new OfflineFilesPlugin(WORKER),
      ],
    };
  };
}

/** The single-spa module for browsers, without the parts that no application uses; see without-parcels.cjs. */
const withoutParcels = (mode: Mode) =>
  mode === 'production'
    ? [{ test: /single-spa\.min\.js$/, loader: path.join(__dirname, 'without-parcels.cjs') }]
    : [];

/** The service worker's file. */
const WORKER = 'service-worker.js';

/** The federation runtime's own preloading modules; see no-preloading.ts. */
const FEDERATION_PRELOADING =
  /runtime-core[\\/]dist[\\/](utils[\\/]preload|plugins[\\/]generate-preload-assets)\.js$/;

/**
 * Puts modules that are always needed together into one chunk: three small chunks would be three requests. To save
 * requests, other libraries stay with the page that needs them, and so do modules that two pages share.
 */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'async',
  enforce: true,
} as const;

const htmlMinify = {
  collapseWhitespace: true,
  removeComments: true,
  // Keeps the comments that the gateway replaces for each route.
  ignoreCustomComments: [/^portal:/],
};
