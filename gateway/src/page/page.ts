import type { Catalogue } from '../registry';
import { type Document, type FileSource, makeDocument } from '../static';
import { fillPage, type PageConfig } from './fill';
import { type FederationManifest, mountFiles, type Preload, preloadLinks } from './preloads';
import { type PageRoute, routeOf } from './route';
import { sharedChunks } from './shell-pages';

export interface PageOptions {
  shell: FileSource;
  catalogue: Catalogue;
  config: PageConfig;
  /** Inserted into the page unchanged; scripts of the development mode. */
  extra?: string;
}

export interface RenderedPage {
  status: 200 | 404;
  document: Document;
  /** The remote whose page this is. */
  opens?: { name: string; version: string };
}

/**
 * The shell's page for a path, with preload links for the files that this visitor's version of the route needs.
 * Undefined while the shell is not built.
 */
export function createPages({ shell, catalogue, config, extra }: PageOptions) {
  const rendered = new Map<string, Document>();

  return async (pathname: string, place?: number): Promise<RenderedPage | undefined> => {
    const mark = await shell.mark('index.html');
    if (!mark) return undefined;
    const route = routeOf(pathname, await catalogue.registry(place));
    const key = `${mark}|${keyOf(route)}`;
    const document = rendered.get(key) ?? (await render(route));
    // There are a few dozen pages and versions at most; clearing a full map only costs rendering them again.
    if (rendered.size > 200) rendered.clear();
    if (catalogue.immutable) rendered.set(key, document);
    if (route.kind !== 'remote') return { status: route.kind === 'unknown' ? 404 : 200, document };
    return { status: 200, document, opens: { name: route.name, version: route.version } };
  };

  async function render(route: PageRoute): Promise<Document> {
    const html = (await shell.read('index.html')).toString();
    const preloads = preloadLinks(await preloadsOf(route));
    return makeDocument(fillPage(html, { preloads, config, extra }), 'text/html; charset=utf-8');
  }

  async function preloadsOf(route: PageRoute): Promise<Preload[]> {
    const registry: Preload = { href: '/registry.json', as: 'fetch' };
    if (route.kind === 'unknown') return [registry];
    if (route.kind === 'shell') return [registry, ...(await shellScripts(route.chunks))];
    const manifest = await federationManifest(route.name, route.version);
    if (!manifest) return [registry];
    return [
      registry,
      { href: route.manifest, as: 'fetch' },
      ...mountFiles(route.manifest, manifest, route.mount).map(
        ({ href, name, as }): Preload => ({ href, as, integrity: route.integrity[name] }),
      ),
      ...(await shellScripts(sharedChunks)),
    ];
  }

  async function shellScripts(chunks: readonly string[]): Promise<Preload[]> {
    const byChunk = await readJson<Record<string, string[]>>(shell, 'preload.json');
    return chunks
      .flatMap((chunk) => byChunk?.[chunk] ?? [])
      .filter((href) => /^\/[\w./@-]+\.js$/.test(href))
      .map((href) => ({ href, as: 'script' }));
  }

  async function federationManifest(name: string, version: string) {
    const files = catalogue.files(name, version);
    return files && readJson<FederationManifest>(files, 'mf-manifest.json');
  }
}

function keyOf(route: PageRoute): string {
  if (route.kind === 'remote') return `${route.manifest}${route.mount}`;
  return route.kind === 'shell' ? route.chunks.join() : '';
}

/** Undefined for a missing or broken file: the page then only lacks its preload links. */
async function readJson<T>(source: FileSource, path: string): Promise<T | undefined> {
  try {
    return JSON.parse((await source.read(path)).toString()) as T;
  } catch {
    return undefined;
  }
}
