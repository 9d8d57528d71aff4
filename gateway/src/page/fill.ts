import type { Branding } from '@portal/service-kit/branding';

export interface PageConfig {
  branding: Omit<Branding, 'sender'>;
  remoteOverrides: boolean;
  /** Whether devices keep pages for times without a line. */
  keepPages: boolean;
}

export interface Filling {
  preloads: string;
  config: PageConfig;
  /** The page itself, as HTML to be read before any script has run. */
  first?: string;
  /** Scripts of the development mode. */
  extra?: string;
}

/** Fills the gaps that the shell's page has for links, configuration and scripts. */
export function fillPage(html: string, { preloads, config, first = '', extra = '' }: Filling): string {
  const data = `<script type="application/json" id="portal-config">${asScriptData(config)}</script>`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(config.branding.name)}</title>`)
    .replace('<!--portal:preload-->', () => preloads)
    .replace('<!--portal:config-->', () => data + extra)
    .replace('<!--portal:first-->', () => first);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that cannot close the script element around it. */
function asScriptData(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
