import type { Branding } from '@portal/contract-shell-v1';

export interface ShellConfig {
  branding: Branding;
  /** Whether this browser may load remotes from other addresses. The gateway decides, never the browser. */
  remoteOverrides: boolean;
  /**
   * The languages that the operator offers, and the one that the gateway chose for this visitor; absent when all is
   * English.
   */
  languages?: { offered: readonly string[]; found: string } | undefined;
  /** Whether pages are kept on the device to open them offline. */
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
    branding: { ...NEUTRAL, ...given.branding },
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

/** Parses the configuration and leaves out members that are null. */
function parse(text: string): GivenConfig {
  try {
    return JSON.parse(text, (_name, value) => value ?? undefined) as GivenConfig;
  } catch {
    return {};
  }
}
