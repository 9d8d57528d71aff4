import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'OfflineFilesPlugin';
/** Stands in the worker's source where the list of files belongs. */
const PLACE = /(["'`])__PORTAL_FILES__\1/;

/** For staff, and for remotes from before: kept where they are used. */
const seldomUsed = /(^|\/)(staff-|borrowed-runtime)/;

/**
 * Writes into the service worker which files a device keeps: all scripts, styles and pictures of this build. Each build so has a
 * worker of its own, by which browsers notice that there is a newer one.
 */
export class OfflineFilesPlugin {
  constructor(private readonly worker: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // When names have their last hashes, and before compressed copies are made.
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fill(compilation, this.worker),
      );
    });
  }
}

function fill(compilation: Compilation, worker: string): void {
  const source = compilation.getAsset(worker)?.source.source().toString() ?? '';
  if (!PLACE.test(source)) throw new Error(`${worker} has no place for the list of files.`);
  const files = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /\.(js|css|svg)$/.test(name) && name !== worker && !seldomUsed.test(name))
    .sort()
    .map((name) => `/${name}`);
  const list = JSON.stringify(files.join(' '));
  compilation.updateAsset(worker, new webpack.sources.RawSource(source.replace(PLACE, () => list)));
}
