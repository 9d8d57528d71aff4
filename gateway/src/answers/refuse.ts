import type { ServerResponse } from 'node:http';
import { isServicePage } from '../routing/owners';
import { codeOf, translateFor } from './translated';

/** A refusal by the gateway itself; the services answer all others. */
export interface Refusal {
  status: number;
  message: string;
  retryAfterSeconds?: number;
  /** True where the rest of the request is not read: the connection ends after the answer. */
  close?: boolean;
}

export const refusals = {
  unreadable: { status: 400, message: 'This request could not be read.' },
  timedOut: { status: 408, message: 'The request took too long to arrive. Please try again.', close: true },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  wrongMethod: { status: 405, message: 'This address cannot be used in that way.' },
  tooLarge: { status: 413, message: 'This is too much for one request.' },
  tooManyBodies: {
    status: 503,
    message: 'Too much is being sent to the portal at this moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  tooManyUploads: {
    status: 429,
    message: 'Several files are being uploaded from here already. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  unavailable: {
    status: 503,
    message: 'This part of the portal is not answering at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 2,
  },
} satisfies Record<string, Refusal>;

/** Answers with the error body that every part of the portal uses; in place of a service's page with the sentence alone. */
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
    const sentence = `${translate(refusal.message)}\n${translate('Go back with the Back button of your browser.')}`;
    res.writeHead(refusal.status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
    return;
  }
  const code = codeOf(refusal.message);
  const body = { message: translate(refusal.message), ...(code && { codes: { message: code } }) };
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
