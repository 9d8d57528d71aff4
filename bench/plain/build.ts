import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from '../../packages/build-config/src/webpack/base';

const root = path.resolve(__dirname, '../..');
export const plainFolder = path.join(root, 'bench/dist/plain');

/**
 * Builds the sources of shell and remotes as one plain build: with the same loader, minimizer and lazy pages, but
 * without module federation.
 */
export async function buildPlain(): Promise<void> {
  const shell = path.join(root, 'shell');
  const base = baseConfig({
    name: 'plain',
    dir: shell,
    mode: 'production',
    publicPath: '/',
    folder: 'assets/',
  });
  const configuration: webpack.Configuration = {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: plainFolder },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { react } } },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /remotes[\\/]federation$/,
        path.join(__dirname, 'federation.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(/\.[\\/]federation$/, path.join(__dirname, 'federation.ts')),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      compiler.close(() => resolve());
    });
  });
}

const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'async',
  enforce: true,
} as const;
