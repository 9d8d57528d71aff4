import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../page/fill';
import { css } from './style';

export { escapeHtml } from '../page/fill';

export interface PlainPage {
  status?: number;
  language: string;
  title: string;
  /** HTML; whatever comes from elsewhere in it is escaped. */
  body: string;
  headers?: Record<string, string | string[]>;
}

const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Nothing but its own style: no script, no picture, no frame; its forms go to this portal. */
const policy = [
  "default-src 'none'",
  `style-src ${styleHash}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a page of the gateway's own, which needs no script and no other part of the portal. It is kept nowhere. */
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

/** Leads to another page by a GET. */
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
