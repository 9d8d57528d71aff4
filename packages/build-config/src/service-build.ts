import { build } from 'esbuild';

/**
 * Bundles one service into `dist/main.js` (CommonJS for Node 20). Our own packages and contracts are compiled
 * in; npm packages stay outside, so that native modules and their licences remain what they are.
 */
export async function buildService({ entry = 'src/main.ts', outfile = 'dist/main.js' } = {}): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(pluginBuild) {
          pluginBuild.onResolve({ filter: /^[^./]/ }, (args) =>
            args.kind === 'entry-point' || args.path.startsWith('@portal/')
              ? undefined
              : { path: args.path, external: true },
          );
        },
      },
    ],
  });
}
