import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

const NAME = 'FirstPagePlugin';

/**
 * Writes first-page.json, and first-page.fr.json and so on for further languages: the home page as the shell's
 * `drawFirstPages` draws it. The gateway sends it with the page, so that people can read it before any script has run.
 */
export class FirstPagePlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const [language, page] of Object.entries(await drawn(this.entry))) {
            const name = language === 'en' ? 'first-page.json' : `first-page.${language}.json`;
            compilation.emitAsset(name, new webpack.sources.RawSource(`${JSON.stringify(page)}\n`));
          }
        },
      );
    });
  }
}

async function drawn(entry: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const module: { exports: { drawFirstPages?: () => Promise<Record<string, unknown>> } } = { exports: {} };
  // A minimal browser for drawing the page: an address without any secret, and an empty document.
  const nothing = () => null;
  const browser = {
    location: new URL('http://portal/'),
    history: { state: null },
    document: { querySelector: nothing, getElementById: nothing },
  };
  const names = ['module', 'require', ...Object.keys(browser)];
  compileFunction(outputFiles[0]?.text ?? '', names)(module, require, ...Object.values(browser));
  return (await module.exports.drawFirstPages?.()) ?? {};
}
