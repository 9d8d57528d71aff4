import type { Registry } from '@portal/contract-remote-v1';
import { type FirstPage, fillFirstPage } from '@portal/contract-shell-v1';
import { previewBar } from '../preview/bar';
import type { Catalogue, Visitor } from '../registry';
import { type Document, type FileSource, makeDocument } from '../static';
import { fillPage, type PageConfig } from './fill';
import { type FederationManifest, mountFiles, type Preload, preloadLinks } from './preloads';
import { type PageRoute, routeOf } from './route';
import { sharedChunks } from './shell-pages';

export interface PageOptions {
  shell: FileSource;
  catalogue: Catalogue;
  config: PageConfig;
  /** Languages that the operator offers. */
  languages: readonly string[];
  /** Whether the portal is open: while it is closed its home page is not shown. */
  isOpen: () => Promise<boolean>;
  /** HTML inserted into the page unchanged: scripts of the development mode. */
  extra?: string;
}

export interface RenderedPage {
  status: 200 | 404;
  document: Document;
  /** The remote whose page this is. */
  opens?: { name: string; version: string };
}

/**
 * Makes the shell's page for a path, with preload links for the files of the version that this visitor gets. Undefined
 * while the shell is not built.
 */
export function createPages({ shell, catalogue, config, languages, isOpen, extra }: PageOptions) {
  const rendered = new Map<string, Promise<Document>>();

  return async (
    pathname: string,
    found: string,
    visitor: Visitor = {},
  ): Promise<RenderedPage | undefined> => {
    const mark = await shell.mark('index.html');
    if (!mark) return undefined;
    const registry = await catalogue.registry(visitor);
    const route = routeOf(pathname, registry);
    const drawn = route.kind === 'shell' && route.drawn && (await isOpen());
    const key = `${mark}|${found}|${drawn}|${keyOf(route)}`;
    const bar = await barOf(visitor, registry, found);
    const document = await (bar
      ? render(route, found, drawn, bar)
      : (rendered.get(key) ?? keep(key, render(route, found, drawn))));
    if (route.kind !== 'remote') return { status: route.kind === 'unknown' ? 404 : 200, document };
    if (route.off) return { status: 200, document };
    return { status: 200, document, opens: { name: route.name, version: route.version } };
  };

  /** Keeps the promise of a page, so that a page that many visitors open at once is rendered once. */
  function keep(key: string, made: Promise<Document>): Promise<Document> {
    if (!catalogue.immutable) return made;
    // There are a few dozen pages and versions at most; clearing a full map only costs rendering them again.
    if (rendered.size > 200) rendered.clear();
    rendered.set(key, made);
    made.catch(() => rendered.delete(key));
    return made;
  }

  /** Whoever sees a preview reads so above every page. */
  async function barOf({ preview }: Visitor, { remotes }: Registry, language: string): Promise<string> {
    const version = preview && (await catalogue.invitedTo?.(preview.name, preview.id));
    const shown = preview && remotes[preview.name];
    if (!preview || !shown || shown.version !== version) return '';
    const { title = preview.name, titles } = shown.describes;
    return previewBar(titles?.[language] ?? title, version, language);
  }

  async function render(route: PageRoute, found: string, drawn: boolean, bar = ''): Promise<Document> {
    const html = (await shell.read('index.html')).toString();
    const language = languages.join() === 'en' ? undefined : { offered: languages, found };
    const page = await readJson<FirstPage>(shell, firstPageIn(found));
    const first = drawn && page ? drawnPage(fillFirstPage(page, config.branding, language), found) : '';
    const needed = [
      ...(await preloadsOf(route, found)),
      // English words are in the pages; in another language the words are files of their own.
      ...(found === 'en' ? [] : await shellWords(found, wordsFor(route, first !== ''))),
    ];
    // A page that is readable before its code runs needs its styles before the scripts.
    const preloads = preloadLinks(first ? needed.map((preload) => ({ ...preload, late: true })) : needed);
    const filled = fillPage(html, {
      preloads,
      config,
      languages: language,
      words: page?.words,
      first,
      extra,
    });
    return makeDocument(
      filled.replace('<body>', (tag) => tag + bar),
      'text/html; charset=utf-8',
    );
  }

  async function preloadsOf(route: PageRoute, found: string): Promise<Preload[]> {
    const registry: Preload = { href: '/registry.json', as: 'fetch' };
    if (route.kind === 'unknown') return [registry];
    if (route.kind === 'shell') return [registry, ...(await shellScripts(route.chunks))];
    const manifest = route.off ? undefined : await federationManifest(route.name, route.version);
    if (!manifest) return [registry];
    return [
      registry,
      { href: route.manifest, as: 'fetch' },
      ...mountFiles(route.manifest, manifest, route.mount, found).map(
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

  /** Returns the shell's words that a page needs at once; older shells have one file for all pages. */
  async function shellWords(found: string, extent: string): Promise<Preload[]> {
    const words = await shellScripts([`language-${found}${extent}`]);
    return words.length > 0 ? words : shellScripts(['language', `language-${found}`]);
  }

  async function federationManifest(name: string, version: string) {
    const files = catalogue.files(name, version);
    return files && readJson<FederationManifest>(files, 'mf-manifest.json');
  }
}

/** Returns the suffix of the shell's words file for a page; a page of a remote needs the words of the frame only. */
function wordsFor({ kind }: PageRoute, drawn: boolean): string {
  if (kind !== 'shell') return '';
  return drawn ? '.home' : '.all';
}

const firstPageIn = (language: string): string =>
  language === 'en' ? 'first-page.json' : `first-page.${language}.json`;

/** The drawn page declares its language itself: the page around it may fall back to English. */
const drawnPage = (html: string, language: string): string =>
  `<div class="p-page" data-drawn lang="${language}"><div>${html}</div></div>`;

function keyOf(route: PageRoute): string {
  if (route.kind === 'remote') return `${route.manifest}${route.mount}${route.off}`;
  return route.kind === 'shell' ? route.chunks.join() : '';
}

/** Returns undefined for a missing or broken file: the page then lacks only what the file is for. */
async function readJson<T>(source: FileSource, path: string): Promise<T | undefined> {
  try {
    return JSON.parse((await source.read(path)).toString()) as T;
  } catch {
    return undefined;
  }
}
