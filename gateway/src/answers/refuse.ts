import type { ServerResponse } from 'node:http';
import type { Message } from '@portal/service-kit/messages';
import { message } from '../messages';
import { isServicePage } from '../routing/owners';
import { translateFor } from './translated';

/** A refusal that the gateway gives itself; other refusals come from the services. */
export interface Refusal {
  status: number;
  message: Message;
  retryAfterSeconds?: number;
  /** True when the rest of the request is not read: the connection ends after the answer. */
  close?: boolean;
}

export const refusals = {
  unreadable: { status: 400, message: message('requestUnreadable') },
  timedOut: { status: 408, message: message('timedOut'), close: true },
  notFound: { status: 404, message: message('noSuchAddress') },
  wrongMethod: { status: 405, message: message('wrongMethod') },
  tooLarge: { status: 413, message: message('requestTooLarge') },
  tooManyBodies: {
    status: 503,
    message: message('tooManyBodies'),
    retryAfterSeconds: 5,
  },
  tooManyUploads: {
    status: 429,
    message: message('tooManyUploads'),
    retryAfterSeconds: 5,
  },
  unavailable: {
    status: 503,
    message: message('partUnavailable'),
    retryAfterSeconds: 2,
  },
} satisfies Record<string, Refusal>;

/** Sends a refusal in the error body of the whole portal. For a page of a service: the sentence alone. */
export function refuse(res: ServerResponse, refusal: Refusal, requestId: string): void {
  if (res.headersSent || res.destroyed) return;
  const { translate, headers: ofLanguage } = translateFor(res.req?.headers['accept-language']);
  const headers: Record<string, string> = {
    ...ofLanguage,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  if (refusal.retryAfterSeconds !== undefined) headers['retry-after'] = String(refusal.retryAfterSeconds);
  if (refusal.close) headers.connection = 'close';
  if (isServicePage((res.req?.url ?? '').split('?', 1)[0] ?? '')) {
    const sentence = `${translate(refusal.message)}\n${translate(message('goBack'))}`;
    res.writeHead(refusal.status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
    return;
  }
  const body = { message: translate(refusal.message), codes: { message: refusal.message.key } };
  sendJson(res, refusal.status, { ...body, request_id: requestId }, headers);
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = Buffer.from(JSON.stringify(body));
  res.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
  });
  res.end(text);
}
