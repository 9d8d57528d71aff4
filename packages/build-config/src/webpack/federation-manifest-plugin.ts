import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Chunk, type Compilation, type Compiler, sources } from 'webpack';
import { chunkOf } from './container';

const NAME = 'FederationManifestPlugin';

interface Options {
  name: string;
  /** The remote's folder. */
  dir: string;
  mounts: string[];
}

/**
 * Writes mf-manifest.json, by which shells and the gateway find a remote's files: the form of module federation's
 * manifests, so that a shell that opens remotes by the federation runtime reads it too. `container` says that the remote
 * needs no such runtime.
 */
export class FederationManifestPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // After names have got their hashes, before files are compressed.
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => {
          const text = JSON.stringify(manifestOf(compilation, this.options), null, 2);
          compilation.emitAsset('mf-manifest.json', new sources.RawSource(text));
        },
      );
    });
  }
}

function manifestOf(compilation: Compilation, { name, dir, mounts }: Options) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  const entry = [...(compilation.namedChunks.get(name)?.files ?? [])].find((file) => file.endsWith('.js'));
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      container: 'webpack',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry ?? '', path: '', type: 'window' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: mounts.map((mount) => ({
      id: `${name}:${mount.slice(2)}`,
      name: mount.slice(2),
      path: mount,
      assets: assetsOf(compilation, mount),
    })),
  };
}

/** The packages that hosts lend: a remote's copy is loaded where the host has none. */
const lentPackages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const isLent = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  chunkGraph.getChunkModules(chunk).every((one) => lentPackages.test(one.nameForCondition() ?? ''));

/** The files that a mount begins with, and those that it may load later, without its copies of what hosts lend. */
function assetsOf(compilation: Compilation, mount: string) {
  const group = compilation.namedChunkGroups.get(chunkOf(mount));
  const first = new Set(group?.chunks ?? []);
  const later = new Set<Chunk>();
  for (const chunk of first) for (const async of chunk.getAllAsyncChunks()) later.add(async);
  const files = (chunks: Iterable<Chunk>, ending: string) =>
    [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith(ending));
  const own = [...later].filter((chunk) => !isLent(compilation, chunk));
  const ofKind = (ending: string) => {
    const sync = files(first, ending);
    return { sync, async: files(own, ending).filter((file) => !sync.includes(file)) };
  };
  return { js: ofKind('.js'), css: ofKind('.css') };
}
