/** Builds the shell and the remotes into dist-dev, and again on every change. Run by front-end.mjs. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from '../install.mjs';
import { remotes } from '../launcher/parts.mjs';

async function configOf(name) {
  const { default: exported } = await import(pathToFileURL(path.join(root, name, 'webpack.config.ts')).href);
  const configure = exported.default ?? exported;
  const config = configure(undefined, { mode: 'development' });
  return {
    ...config,
    name,
    output: { ...config.output, path: path.join(root, name, 'dist-dev'), clean: true },
  };
}

const configs = await Promise.all(['shell', ...remotes()].map(configOf));
const compiler = webpack(configs);
compiler.watch({ aggregateTimeout: 100 }, (error, result) => {
  if (error) console.error(error.message);
  for (const stats of result?.stats ?? []) {
    if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
  }
  if (result) process.send?.({ built: true });
});
for (const { name, hooks } of compiler.compilers) {
  hooks.done.tap('notify', (stats) => {
    if (!stats.hasErrors()) console.log(`Built ${name} (${stats.endTime - stats.startTime} ms)`);
  });
}

// The parent process has ended, so nobody needs builds any more.
process.once('disconnect', () => process.exit());
process.once('SIGINT', () => process.exit());
