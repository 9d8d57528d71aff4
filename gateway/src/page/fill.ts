import type { FirstPage } from '@portal/contract-shell-v1';
import type { Branding } from '@portal/service-kit/branding';

export interface PageConfig {
  branding: Omit<Branding, 'sender'>;
  remoteOverrides: boolean;
  /** Whether devices keep pages to open them offline. */
  keepPages: boolean;
}

/** The languages that the operator offers, and the language chosen for a visitor. */
export interface PageLanguages {
  offered: readonly string[];
  found: string;
}

export interface Filling {
  preloads: string;
  config: PageConfig;
  /** Absent when all pages are in English. */
  languages?: PageLanguages | undefined;
  /** Texts of the shell's HTML page in another language than English. */
  words?: FirstPage['words'];
  /** The content of the page as HTML, which visitors read before any script has run. */
  first?: string;
  /** Script tags of the development mode. */
  extra?: string;
}

/** Fills the placeholders of the shell's page for links, configuration and scripts. */
export function fillPage(
  html: string,
  { preloads, config, languages, words, first = '', extra = '' }: Filling,
): string {
  const data = `<script type="application/json" id="portal-config">${asScriptData({ ...config, languages })}</script>`;
  return (words ? fillWords(html, words) : html)
    .replace('<html lang="en">', (tag) => (languages ? `<html lang="${escapeHtml(languages.found)}">` : tag))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(config.branding.name)}</title>`)
    .replace('<!--portal:preload-->', () => preloads)
    .replace('<!--portal:config-->', () => data + extra)
    .replace('<!--portal:first-->', () => first);
}

const fillWords = (html: string, { description, noScripts }: NonNullable<FirstPage['words']>): string =>
  html
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_all, tag: string) => tag + escapeHtml(description),
    )
    .replace(/(<noscript>\s*<p[^>]*>)[^<]*/, (_all, tag: string) => tag + escapeHtml(noScripts));

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns JSON that cannot close the script element around it. */
function asScriptData(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
