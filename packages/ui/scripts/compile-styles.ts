import { Buffer } from 'node:buffer';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { compile } from 'sass';

const packages = path.resolve(path.dirname(require.resolve('bootstrap/package.json')), '..');

/** The stylesheet as shipped, compiled by Sass and minified, with its size in bytes before and after brotli. */
export function compileStyles(file = path.join(__dirname, '../src/portal.scss')) {
  const { css } = compile(file, {
    loadPaths: [packages],
    quietDeps: true,
    // Bootstrap 5.3 still uses Sass features that are deprecated.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  const { code } = transform({ filename: 'portal.css', code: Buffer.from(css), minify: true });
  return { css: Buffer.from(code).toString(), bytes: code.length, brotli: brotliCompressSync(code).length };
}
