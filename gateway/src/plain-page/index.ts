import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../page/fill';
import { css } from './style';

export { escapeHtml } from '../page/fill';

export interface PlainPage {
  status?: number;
  language: string;
  title: string;
  /** HTML; text that comes from elsewhere must be escaped already. */
  body: string;
  headers?: Record<string, string | string[]>;
}

const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Content security policy: the page's own style and forms to this portal only, no script, picture or frame. */
const policy = [
  "default-src 'none'",
  `style-src ${styleHash}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a page that needs no script and no other part of the portal. Browsers and caches do not store it. */
export function sendPlainPage(
  res: ServerResponse,
  everywhere: Record<string, string>,
  { status = 200, language, title, body, headers = {} }: PlainPage,
): void {
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${css}</style></head>
<body><main>${body}</main></body></html>`;
  res.writeHead(status, {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    ...headers,
  });
  res.end(html);
}

/** Redirects to another page, which the browser opens by GET (303). */
export function seeOther(
  res: ServerResponse,
  everywhere: Record<string, string>,
  location: string,
  cookies: string[] = [],
): void {
  res.writeHead(303, {
    ...everywhere,
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  res.end();
}
