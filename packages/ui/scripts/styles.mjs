// Compiles the stylesheet as it ships: sass, then lightningcss, then brotli.
import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { compile } from 'sass';

const folder = path.dirname(fileURLToPath(import.meta.url));
const modules = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('bootstrap/package.json')),
  '..',
);

export function compileStyles(file = path.join(folder, '../src/portal.scss')) {
  const { css } = compile(file, {
    loadPaths: [modules],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  const { code } = transform({ filename: 'portal.css', code: Buffer.from(css), minify: true });
  return { css: code.toString(), bytes: code.length, brotli: brotliCompressSync(code).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, brotli } = compileStyles();
  process.stdout.write(`portal.css: ${bytes} bytes, ${brotli} over the wire\n`);
}
