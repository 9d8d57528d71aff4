import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { ensureGeneratedOnce } from '../generated/fresh.cjs';
import { isInstalled } from '../repository.cjs';
import { CompressPlugin } from './compress-plugin';
import { unusedStyles } from './unused-styles';

export type Mode = 'production' | 'development';

export interface BaseOptions {
  name: string;
  /** The part's own folder. */
  dir: string;
  mode: Mode;
  /** '/' for the shell; 'auto' for remotes, which learn their address at run time. */
  publicPath: string;
  /** Folder of the scripts and styles inside dist: 'assets/' for the shell, '' for remotes. */
  folder?: string;
  outDir?: string;
}

/** The settings that all browser builds share: swc, styles, hashed names, the disk cache, compressed copies. */
export function baseConfig({
  name,
  dir,
  mode,
  publicPath,
  folder = '',
  outDir = 'dist',
}: BaseOptions): Configuration {
  ensureGeneratedOnce();
  const production = mode === 'production';
  // Each part's entry lists the hashes of all its files. Eight digits distinguish two contents of one name.
  const hash = production ? '.[contenthash:8]' : '';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, outDir),
      publicPath,
      filename: `${folder}[name]${hash}.js`,
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: `${folder}[name]${hash}[ext]`,
      uniqueName: name,
      // webpack's default of two minutes is longer than people wait before they try again.
      chunkLoadTimeout: 15_000,
      // The two builds of the development server share a folder.
      clean: outDir === 'dist',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        scripts(!production && publicPath !== 'auto'),
        { oneOf: [styleAddress(folder, hash), styles()] },
        { test: /\.(svg|png|webp|jpg)$/, type: 'asset/resource' },
        ...pdfEngine(folder),
      ],
    },
    optimization: { minimizer: [scriptMinimizer(folder), styleMinimizer()], moduleIds: 'deterministic' },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${folder}[name]${hash}.css`,
        chunkFilename: `${folder}[name]${hash}.css`,
      }),
      ...(production ? [new CompressPlugin()] : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.resolve(dir, isInstalled ? '.' : '..', '.cache/webpack'),
      name: `${name}-${mode}-${outDir}`,
      version: settingsVersion(),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** A remote's own build also runs in a released shell, whose React has no development JSX. */
function scripts(developmentJsx: boolean) {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: developmentJsx } },
        target: 'es2022',
      },
    },
  };
}

const sass = {
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
};

/** `import address from './some.scss?address'`: a sheet that a page asks for by a link of its own. */
function styleAddress(folder: string, hash: string) {
  return {
    test: /\.scss$/,
    resourceQuery: /address/,
    type: 'asset/resource',
    generator: { filename: `${folder}[name]${hash}.css` },
    use: [{ loader: 'sass-loader', options: { api: 'modern', sassOptions: sass } }],
  };
}

function styles() {
  return {
    test: /\.s?css$/,
    use: [
      MiniCssExtractPlugin.loader,
      'css-loader',
      { loader: 'sass-loader', options: { api: 'modern', sassOptions: sass } },
    ],
    sideEffects: true,
  };
}

/**
 * The files of pdf.js. Its worker is a separate file, and its other files keep the names under which pdf.js requests
 * them. A remote's address contains its version, so files without a hash in their names are never out of date.
 */
function pdfEngine(folder: string) {
  const named = (filename: string) => ({ type: 'asset/resource', generator: { filename } });
  return [
    { test: /pdf\.worker\.min\.mjs$/, ...named(`${folder}[name].[contenthash:8].js`) },
    { test: /pdfjs-dist\/.*\.(bcmap|pfb|wasm)$/, ...named(`${folder}pdf/[name][ext]`) },
  ];
}

function scriptMinimizer(folder: string) {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // The worker is minified already, and it is an ES module although its file name does not show that.
    exclude: /pdf\.worker/,
    terserOptions: { compress: { passes: 3 }, mangle: true },
    extractComments: { condition: 'some', filename: `${folder}licences.txt`, banner: false },
  });
}

function styleMinimizer() {
  return new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { unusedSymbols: [...unusedStyles] },
  });
}

/** Changes with the build settings, so that the cache of older settings is not used. */
function settingsVersion(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of readdirSync(__dirname).sort()) hash.update(readFileSync(path.join(__dirname, file)));
  return hash.digest('hex').slice(0, 16);
}
