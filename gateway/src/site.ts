import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATEMENT_FILE } from '@portal/contract-remote-v1';
import { refusals, refuse } from './answers/refuse';
import type { SecurityHeaders } from './answers/security-headers';
import { type BuildEvents, reloadScript } from './dev';
import { createPages, isPagePath, type Logo, languageOf, type PageConfig } from './page';
import {
  buildHeaders,
  buildKindOf,
  type Catalogue,
  newPlace,
  placeCookie,
  placeIn,
  type Visitor,
} from './registry';
import {
  asSendable,
  type Document,
  etagOf,
  type FileSource,
  immutable,
  Memory,
  makeDocument,
  revalidate,
  send,
  sendFile,
} from './static';
import { createWebApp, type DrawIcons } from './web-app';

export interface SiteOptions {
  shell: FileSource;
  catalogue: Catalogue;
  config: PageConfig;
  /** Languages that the operator offers. Visitors whose browser asks for none of them get the first. */
  languages: readonly string[];
  /** Whether the portal is open to applicants. */
  isOpen: () => Promise<boolean>;
  logo?: Logo;
  /** Draws the icons for home screens. Without this function the only icon is the portal's mark. */
  drawIcons?: DrawIcons;
  /** Called when the icons could not be drawn. */
  onIconsFailed?: (error: Error) => void;
  events?: BuildEvents;
  security: SecurityHeaders;
  /** Whether cookies are sent over HTTPS only. */
  secure?: boolean;
  /** What a visitor's cookies say. Without this function only the visitor's place in the canary counts. */
  visitorIn?: (cookies: string | undefined) => Visitor;
  /** Whether an Authorization header opens the files of every build. */
  mayReadAll?: (authorization: string | undefined) => boolean | Promise<boolean>;
  /** Whether cookies open the files of this version to whoever uploaded it. */
  mayReadUpload?: (cookies: string | undefined, name: string, version: string) => boolean;
  /** Called for each page that opens with a remote. */
  onOpened?: (name: string, version: string) => void;
}

interface Visit {
  visitor: Visitor;
  caching: { cacheControl?: string };
  headers: Record<string, string>;
}

/** Files of the shell that only the gateway reads; they are never served. */
const ofTheGateway = /^(index\.html|preload\.json|first-page(\.[\w-]+)?\.json)$/;

/** Caching for a visitor of a preview: what they get may not be stored, because it ends with the link. */
const uncached = { cacheControl: 'private, no-store' };
const perVisitor = { cacheControl: 'private, no-cache' };
/** Caching for a page whose language depends on the header or on the cookie with the visitor's choice. */
const perLanguage = { ...perVisitor, varies: 'Accept-Language, Cookie' };

const hashed = /\.[0-9a-f]{8,}\.\w+$/;

const byPlaceAlone = (cookies: string | undefined): Visitor => {
  const place = placeIn(cookies);
  return place === undefined ? {} : { place };
};

/** Answers everything outside /api: pages, files of the shell and the remotes, and the registry. */
export function createSite(options: SiteOptions) {
  const {
    shell,
    catalogue,
    config,
    languages,
    isOpen,
    logo,
    events,
    security,
    secure = false,
    onOpened,
    visitorIn = byPlaceAlone,
    mayReadAll = () => false,
    mayReadUpload = () => false,
  } = options;
  const memory = new Memory();
  const extra = events ? '<script src="/__dev/reload.js" defer></script>' : undefined;
  const pages = createPages({ shell, catalogue, config, languages, isOpen, extra });
  const registries = new Map<string, Document>();
  const webApp = createWebApp({
    config,
    logo,
    drawIcons: options.drawIcons,
    onFailure: options.onIconsFailed,
  });

  return async (req: IncomingMessage, res: ServerResponse, path: string, requestId: string) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, refusals.wrongMethod, requestId);
    const headers = { ...security.everywhere, 'x-request-id': requestId };
    const answered = await answer(req, res, path, headers);
    if (!answered) refuse(res, refusals.notFound, requestId);
  };

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Record<string, string>,
  ) {
    if (/^\/(api|internal)(\/|$)/i.test(path)) return false;
    if (path === '/registry.json') return sendRegistry(req, res, headers);
    if (path.startsWith('/remotes/')) return sendRemoteFile(req, res, path, headers);
    if (events && path.startsWith('/__dev/')) return sendDevFile(req, res, path, headers);
    if (logo && path === logo.path) return sendLogo(req, res, logo, headers);
    const appFile = await webApp(path, req);
    if (appFile) {
      send(req, res, appFile, headers);
      return true;
    }
    if (path.startsWith('/assets/') || !isPagePath(path)) return sendShellFile(req, res, path, headers);
    return sendPage(req, res, path, { ...headers, ...security.page });
  }

  async function sendRegistry(req: IncomingMessage, res: ServerResponse, headers: Record<string, string>) {
    const visit = await visitOf(req);
    const text = JSON.stringify(await catalogue.registry(visit.visitor));
    const document = registries.get(text) ?? makeDocument(text, 'application/json; charset=utf-8');
    // The map has one entry for each combination of versions that visitors get.
    if (registries.size > 50) registries.clear();
    registries.set(text, document);
    send(req, res, { ...asSendable(document, req), ...visit.caching }, { ...headers, ...visit.headers });
    return true;
  }

  /** While a canary runs, a cookie keeps the visitor's place (0 to 99). Without a canary visitors get no cookie. */
  async function visitOf(req: IncomingMessage): Promise<Visit> {
    const marked = visitorIn(req.headers.cookie);
    const { preview } = marked;
    if (preview && (await catalogue.invitedTo?.(preview.name, preview.id)))
      return { visitor: marked, caching: uncached, headers: {} };
    if (!(await catalogue.differs())) return { visitor: {}, caching: {}, headers: {} };
    const known = marked.place;
    const place = known ?? newPlace();
    const headers: Record<string, string> =
      known === undefined ? { 'set-cookie': placeCookie(place, secure) } : {};
    return { visitor: { ...marked, place }, caching: perVisitor, headers };
  }

  async function sendRemoteFile(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Record<string, string>,
  ) {
    const parts = /^\/remotes\/([a-z][a-z0-9-]*)\/([\w][\w.+-]*)\/(.+)$/.exec(path);
    const source = parts && catalogue.files(parts[1] as string, parts[2] as string);
    const kind = parts && buildKindOf(parts[3] as string);
    if (!source || !kind) return false;
    const access = await accessTo(parts[1] as string, parts[2] as string, req);
    if (access === 'refused') return false;
    // A release that is signed again gets a new statement at the same address.
    const stays = catalogue.immutable && parts[3] !== STATEMENT_FILE;
    return sendFile(req, res, memory, {
      source,
      sourceKey: `remotes/${parts[1]}/${parts[2]}`,
      path: parts[3] as string,
      cacheControl: access === 'invited' ? uncached.cacheControl : stays ? immutable : revalidate,
      headers: { ...headers, ...buildHeaders(kind) },
    });
  }

  /** A build that was published for a preview is there for those who were invited, and for commands that check it. */
  async function accessTo(name: string, version: string, req: IncomingMessage) {
    if (!(await catalogue.invitedOnly?.(name, version))) return 'open';
    const { authorization, cookie } = req.headers;
    if ((await mayReadAll(authorization)) || mayReadUpload(cookie, name, version)) return 'invited';
    const { preview } = visitorIn(cookie);
    const invited = preview?.name === name && (await catalogue.invitedTo?.(name, preview.id)) === version;
    return invited ? 'invited' : 'refused';
  }

  async function sendShellFile(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Record<string, string>,
  ) {
    const name = path.slice(1);
    if (ofTheGateway.test(name)) return false;
    const cacheControl = catalogue.immutable && hashed.test(name) ? immutable : revalidate;
    return sendFile(req, res, memory, {
      source: shell,
      sourceKey: 'shell',
      path: name,
      cacheControl,
      headers,
    });
  }

  async function sendPage(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Record<string, string>,
  ) {
    const visit = await visitOf(req);
    const page = await pages(path, languageOf(req, languages), visit.visitor);
    if (!page) return false;
    // A shared cache may not store a page whose language depends on the visitor.
    const caching = languages.length > 1 && visit.caching !== uncached ? perLanguage : visit.caching;
    const sendable = { ...asSendable(page.document, req, page.status), ...caching };
    send(req, res, sendable, { ...headers, ...visit.headers });
    if (page.opens && req.method === 'GET') onOpened?.(page.opens.name, page.opens.version);
    return true;
  }

  /** Sends the logo. An SVG may hold scripts, so the policy puts a logo that is opened as a page into a sandbox. */
  function sendLogo(
    req: IncomingMessage,
    res: ServerResponse,
    { source, file }: Logo,
    headers: Record<string, string>,
  ) {
    return sendFile(req, res, memory, {
      source,
      sourceKey: 'branding',
      path: file,
      cacheControl: revalidate,
      headers: {
        ...headers,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  }

  function sendDevFile(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    headers: Record<string, string>,
  ) {
    if (path === '/__dev/events') {
      events?.listen(req, res);
      return true;
    }
    if (path !== '/__dev/reload.js') return false;
    const body = Buffer.from(reloadScript);
    const type = 'text/javascript; charset=utf-8';
    send(req, res, { body, etag: etagOf(body), type, cacheControl: revalidate }, headers);
    return true;
  }
}
