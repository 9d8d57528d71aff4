import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

const NAME = 'IntegrityPlugin';

const hashFor = (element: string, address: string) =>
  `${element}.integrity = (window.portalIntegrity || {})[${address}] || "";`;

/**
 * Lets the browser check the scripts and styles that a remote loads itself: the remote's loader takes the hash that the
 * shell has read from the registry. Alone or in an older shell there is no hash, and files load without the check.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${hashFor('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => `${source}\n${hashFor(tag, href)}`,
      );
    });
  }
}
