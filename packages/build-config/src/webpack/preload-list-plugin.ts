import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'PreloadListPlugin';

/**
 * Writes preload.json: the addresses of the files of each named chunk of the shell. The gateway reads it to write
 * preload links into the page, so that on a deep link no script waits for another script to request it.
 */
export class PreloadListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const list = JSON.stringify(filesByChunk(compilation), null, 2);
          compilation.emitAsset('preload.json', new webpack.sources.RawSource(`${list}\n`));
        },
      );
    });
  }
}

function filesByChunk(compilation: Compilation): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.name)
      named[chunk.name] = [...chunk.files].filter((file) => !file.endsWith('.map')).map((file) => `/${file}`);
  }
  return named;
}
