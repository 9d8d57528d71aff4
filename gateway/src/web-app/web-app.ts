import type { IncomingMessage } from 'node:http';
import type { Logo, PageConfig } from '../page';
import { asSendable, contentTypeOf, type Document, etagOf, makeDocument, revalidate } from '../static';
import type { DrawIcons } from './drawn-apart';
import { type Drawn, icons } from './icons';
import { APP_ICON, MANIFEST, manifestOf } from './manifest';
import { organisationMark } from './organisation-mark';

interface WebAppOptions {
  config: PageConfig;
  logo?: Logo | undefined;
  /** Draws the icons. Without it the only icon is the portal's mark as an SVG. */
  drawIcons?: DrawIcons | undefined;
  onFailure?: ((error: Error) => void) | undefined;
}

/** Pause in ms before icons that could not be drawn are tried again. */
const restMs = 10 * 60_000;

/** Serves the manifest and icons of the portal for home screens; icons are drawn at the first request. */
export function createWebApp({ config, logo, drawIcons, onFailure }: WebAppOptions) {
  const mark = makeDocument(organisationMark, contentTypeOf(APP_ICON));
  let drawing: Promise<Drawn | undefined> | undefined;
  let manifest: { text: string; document: Document } | undefined;

  async function drawAll(draw: DrawIcons): Promise<Drawn | undefined> {
    try {
      return await draw({ logo: await logoBytes() });
    } catch (error) {
      onFailure?.(error as Error);
      setTimeout(() => {
        drawing = undefined;
      }, restMs).unref();
      return undefined;
    }
  }

  /** Returns the bytes of the logo. A logo on another server is not fetched. */
  async function logoBytes(): Promise<Uint8Array | undefined> {
    const { logo: address } = config.branding;
    if (!address?.startsWith('data:')) return logo?.source.read(logo.file).catch(() => undefined);
    // fetch reads a data: address without using the network.
    return fetch(address).then(
      async (answer) => new Uint8Array(await answer.arrayBuffer()),
      () => undefined,
    );
  }

  const drawn = () => {
    drawing ??= drawIcons ? drawAll(drawIcons) : Promise.resolve(undefined);
    return drawing;
  };

  /** Returns the file for a path; undefined for every other path. */
  return async (path: string, req: IncomingMessage) => {
    if (path === APP_ICON) return asSendable(mark, req);
    if (path === MANIFEST) {
      const found = await drawn();
      const text = manifestOf(config, { drawn: found !== undefined, ownLogo: found?.ownLogo ?? false });
      if (manifest?.text !== text) manifest = { text, document: makeDocument(text, contentTypeOf(path)) };
      return asSendable(manifest.document, req);
    }
    const place = icons.findIndex((icon) => icon.path === path);
    const picture = place < 0 ? undefined : (await drawn())?.pictures[place];
    if (!picture) return undefined;
    const body = Buffer.from(picture);
    return { body, etag: etagOf(body), type: contentTypeOf(path), cacheControl: revalidate };
  };
}
