import type { Compiler } from 'webpack';

const NAME = 'IntegrityPlugin';

/**
 * Lets the browser check the parts that a remote asks for itself: its loader takes the hash that the shell has
 * read from the registry, when there is one. Alone or in an older shell there is none, and it loads as ever.
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
