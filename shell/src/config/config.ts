import type { Branding } from '@portal/contract-shell-v1';

export interface ShellConfig {
  branding: Branding;
  /** Whether this browser may load remotes from other addresses. The gateway decides, never the browser. */
  remoteOverrides: boolean;
  /** What the operator offers, and the one that the gateway has found for this visitor; absent where all is English. */
  languages?: { offered: readonly string[]; found: string } | undefined;
  /** Whether pages are kept on the device for times without a line. */
  keepPages: boolean;
}

const NEUTRAL: Branding = {
  name: 'Application portal',
  logo: null,
  mailbox: 'applications@example.org',
  website: null,
  social: [],
  newsletter: null,
};

/** Reads the configuration that the gateway has written into the page; missing values get neutral defaults. */
export function readConfig(page: Document): ShellConfig {
  const given = parse(page.getElementById('portal-config')?.textContent ?? '');
  return {
    branding: { ...NEUTRAL, ...present(given.branding) },
    remoteOverrides: given.remoteOverrides === true,
    languages: given.languages,
    keepPages: given.keepPages === true,
  };
}

interface GivenConfig {
  branding?: Partial<Branding>;
  remoteOverrides?: boolean;
  languages?: ShellConfig['languages'];
  keepPages?: boolean;
}

function parse(text: string): GivenConfig {
  try {
    return JSON.parse(text) as GivenConfig;
  } catch {
    return {};
  }
}

function present(branding: Partial<Branding> = {}): Partial<Branding> {
  return Object.fromEntries(Object.entries(branding).filter(([, value]) => value !== null));
}
