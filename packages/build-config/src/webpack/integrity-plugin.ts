import type { Compiler } from 'webpack';

const NAME = 'IntegrityPlugin';

/**
 * Lets the browser check the scripts that a remote loads itself: the remote's loader takes the hash that the shell has
 * read from the registry. Alone or in an older shell there is no hash, and scripts load without the check.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = (window.portalIntegrity || {})[url] || "";`,
      );
    });
  }
}
