export interface SecurityOptions {
  publicUrl: string;
  /** A developer's own build of a remote may come from this machine. */
  allowRemoteOverrides: boolean;
  /** The organisation's logo, when it stands on another server. */
  logo: string | null;
}

export interface SecurityHeaders {
  /** For every answer that is not a service's own. */
  everywhere: Record<string, string>;
  /** For pages besides. */
  page: Record<string, string>;
  /** For answers of services, as a flat list. */
  api: string[];
}

const thisMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

export function securityHeaders({ publicUrl, allowRemoteOverrides, logo }: SecurityOptions): SecurityHeaders {
  const transport: Record<string, string> = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...transport,
  };
  const elsewhere = allowRemoteOverrides ? thisMachine : [];
  const logoOrigin = logo && /^https?:/.test(logo) ? [new URL(logo).origin] : [];
  return {
    everywhere,
    page: {
      ...everywhere,
      'content-security-policy': [
        "default-src 'self'",
        rule('script-src', elsewhere),
        rule('style-src'),
        rule('img-src', ['data:', 'blob:', ...logoOrigin]),
        rule('connect-src', elsewhere),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    },
    api: Object.entries(transport).flat(),
  };
}

function rule(name: string, more: readonly string[] = []): string {
  return [name, "'self'", ...more].join(' ');
}
