import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(js|css|json|svg)$/;
/** In bytes; for smaller files a compressed copy costs more than it saves. */
const LEAST_BYTES = 500;
const NAME = 'CompressPlugin';

/** Writes `.br` (quality 11) and `.gz` beside each asset, so that the gateway never compresses while serving. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 50 },
        async (assets) => {
          await Promise.all(Object.keys(assets).map((name) => compress(compilation, name)));
        },
      );
    });
  }
}

async function compress(compilation: Compilation, name: string): Promise<void> {
  if (!TEXT.test(name)) return;
  const asset = compilation.getAsset(name);
  const text = asset?.source.buffer();
  if (!asset || !text || text.length < LEAST_BYTES) return;
  const cache = compilation.getCache(NAME);
  const etag = cache.getLazyHashedEtag(asset.source);
  const packed = await cache.providePromise(name, etag, async () => ({
    br: await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: await zip(text, { level: 9 }),
  }));
  compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(packed.br));
  compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(packed.gz));
}
