import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'OfflineFilesPlugin';
/** Stands in the worker's source where the list of files belongs. */
const PLACE = /(["'`])__PORTAL_FILES__\1/;

/** Files for staff, and for remotes of earlier releases: a device keeps them only once they were used. */
const seldomUsed = /(^|\/)(staff-|borrowed-runtime)/;

/**
 * Writes the list of files that a device keeps offline (all scripts, styles and pictures of this build) into the
 * service worker. So each build's worker differs, and browsers notice the newer build.
 */
export class OfflineFilesPlugin {
  constructor(private readonly worker: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs after names have their final hashes and before compressed copies are made.
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
