import type { PageConfig } from '../page';
import { icons } from './icons';
import { organisationColour, paper } from './organisation-mark';

export const MANIFEST = '/app.webmanifest';
export const APP_ICON = '/app-icon.svg';

interface Shown {
  /** Whether the icons were drawn. */
  drawn: boolean;
  /** Whether they show the organisation's logo. */
  ownLogo: boolean;
}

/**
 * Returns the web app manifest, which lets a device put the portal on its home screen with the organisation's name and
 * logo.
 */
export function manifestOf({ branding, keepPages }: PageConfig, { drawn, ownLogo }: Shown): string {
  return JSON.stringify({
    id: '/',
    name: branding.name,
    short_name: branding.name,
    start_url: '/',
    scope: '/',
    display: keepPages ? 'standalone' : 'browser',
    background_color: paper,
    theme_color: organisationColour,
    icons: [...(drawn ? drawnIcons() : ownAsItIs(branding.logo)), ...(ownLogo ? [] : [mark(drawn)])],
  });
}

const drawnIcons = () =>
  icons
    .filter(({ use }) => use !== 'apple')
    .map(({ path, size, use }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: use,
    }));

const ownAsItIs = (logo: string | null) => (logo?.startsWith('/') ? [{ src: logo, sizes: 'any' }] : []);

const mark = (drawn: boolean) => ({
  src: APP_ICON,
  sizes: 'any',
  type: 'image/svg+xml',
  purpose: drawn ? 'any' : 'any maskable',
});
