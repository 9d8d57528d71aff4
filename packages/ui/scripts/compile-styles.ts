import { Buffer } from 'node:buffer';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { unusedStyles } from '@portal/build-config/unused-styles';
import { transform } from 'lightningcss';
import { compile } from 'sass';

const packages = path.resolve(path.dirname(require.resolve('bootstrap/package.json')), '..');

/** A stylesheet as shipped, compiled by Sass and minified, with its size in bytes before and after brotli. */
export function compileStyles(name = 'portal.scss') {
  const { css } = compile(path.join(__dirname, '../src', name), {
    loadPaths: [packages],
    quietDeps: true,
    // Bootstrap 5.3 still uses Sass features that are deprecated.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  const { code } = transform({
    filename: name,
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unusedStyles],
  });
  return { css: Buffer.from(code).toString(), bytes: code.length, brotli: brotliCompressSync(code).length };
}
