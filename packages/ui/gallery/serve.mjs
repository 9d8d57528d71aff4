// Builds the gallery into gallery/dist and serves it under the portal's own strict policy.
// `npm run gallery` serves on a free port until stopped; shots.mjs uses the same function.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileStyles } from '../scripts/compile-styles';

const folder = path.dirname(fileURLToPath(import.meta.url));
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'";

export async function serveGallery(entry = path.join(folder, 'index.tsx'), port = 0) {
  const dist = path.join(folder, 'dist');
  await build({
    entryPoints: { gallery: entry },
    outdir: dist,
    publicPath: '/',
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'inline',
    // A page may import the stylesheet itself; in the gallery a <link> loads it.
    loader: { '.scss': 'empty', '.svg': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  writeFileSync(path.join(dist, 'portal.css'), compileStyles().css);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/portal.css">
<link rel="icon" href="data:,"></head><body><div id="page"></div><script type="module" src="/gallery.js"></script></body></html>`;

  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://gallery').pathname;
    const extension = path.extname(name) || '.html';
    response.setHeader('Content-Type', types[extension] ?? 'text/plain');
    response.setHeader('Content-Security-Policy', policy);
    if (extension === '.html') return response.end(page);
    try {
      response.end(readFileSync(path.join(dist, path.basename(name))));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveGallery();
  process.stdout.write(`Gallery at ${url}\n`);
}
