import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { type Configuration, NormalModuleReplacementPlugin } from 'webpack';
import 'webpack-dev-server';
import { baseConfig, type Mode } from './base';
import { PreloadListPlugin } from './preload-list-plugin';
import { federationBase } from './shared';

export interface ShellOptions {
  /** The shell's folder (`__dirname`). */
  dir: string;
}

/** The webpack configuration of the shell: one root, lazy pages, the federation host. */
export function shellConfig({ dir }: ShellOptions) {
  return (_env: unknown, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const base = baseConfig({ name: 'shell', dir, mode, publicPath: '/', folder: 'assets/' });
    return {
      ...base,
      entry: { main: './src/main.ts' },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { react } } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          ...federationBase,
          name: 'shell',
          manifest: false,
          remotes: {},
          runtimePlugins: [path.join(__dirname, 'provide-runtime-core.ts')],
          experiments: { optimization: { target: 'web' } },
        }),
        new NormalModuleReplacementPlugin(FEDERATION_PRELOADING, path.join(__dirname, 'no-preloading.ts')),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: htmlMinify }),
        new PreloadListPlugin(),
      ],
    };
  };
}

/** The federation runtime's own preloading modules; see no-preloading.ts. */
const FEDERATION_PRELOADING =
  /runtime-core[\\/]dist[\\/](utils[\\/]preload|plugins[\\/]generate-preload-assets)\.js$/;

/** One chunk for modules that are always needed together: three small chunks would be three requests. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'async',
  enforce: true,
} as const;

const htmlMinify = {
  collapseWhitespace: true,
  removeComments: true,
  // Comments that the gateway replaces for each route.
  ignoreCustomComments: [/^portal:/],
};
