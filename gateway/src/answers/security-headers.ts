export interface SecurityOptions {
  publicUrl: string;
  /** Whether pages may load a remote from the developer's own machine. */
  allowRemoteOverrides: boolean;
  /** The address of the organisation's logo when another server holds it. */
  logo: string | null;
}

export interface SecurityHeaders {
  /** Headers of every answer that the gateway gives itself. */
  everywhere: Record<string, string>;
  /** All headers of a page, including those of `everywhere`. */
  page: Record<string, string>;
  /** Headers added to the answers of services, as a flat list of names and values. */
  api: string[];
}

const thisMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

export function securityHeaders({ publicUrl, allowRemoteOverrides, logo }: SecurityOptions): SecurityHeaders {
  const transport: Record<string, string> = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
  const asNamed = { 'x-content-type-options': 'nosniff' };
  const everywhere = {
    ...asNamed,
    'cross-origin-resource-policy': 'same-origin',
    ...transport,
  };
  const elsewhere = allowRemoteOverrides ? thisMachine : [];
  const logoOrigin = logo && /^https?:/.test(logo) ? [new URL(logo).origin] : [];
  return {
    everywhere,
    page: {
      ...everywhere,
      // Only documents need the next two headers: browsers ignore them on files that a page loads.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'self'",
        rule('script-src', elsewhere),
        rule('style-src', elsewhere),
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
    api: Object.entries({ ...transport, ...asNamed }).flat(),
  };
}

function rule(name: string, more: readonly string[] = []): string {
  return [name, "'self'", ...more].join(' ');
}
