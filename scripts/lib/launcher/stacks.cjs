/**
 * Loaded into each process of the portal: makes stack traces name lines of the sources, by the source maps beside the
 * builds. A map is read for the first stack trace that needs it; with `--enable-source-maps` each process would read
 * its map at the start and keep it, though most never need it.
 */
const { readFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const path = require('node:path');

const forgottenAfterMs = 60_000;
const maps = new Map();

/** The source map of a file, undefined if there is none. */
function mapOf(file) {
  if (!/[/\\]dist[/\\][^/\\]+\.js$/.test(file)) return undefined;
  if (!maps.has(file)) {
    maps.set(file, readMap(file));
    setTimeout(() => maps.delete(file), forgottenAfterMs).unref();
  }
  return maps.get(file);
}

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

function placeOf(site) {
  const file = site.getFileName() ?? '';
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  const found = line && mapOf(file)?.findEntry(line - 1, column - 1);
  if (!found?.originalSource) return `${site}`;
  const source = path.resolve(path.dirname(file), found.originalSource);
  return `${site}`.replace(
    `${file}:${line}:${column}`,
    () => `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`,
  );
}

Error.prepareStackTrace = (error, sites) => [String(error), ...sites.map(placeOf)].join('\n    at ');
