import { randomBytes } from 'node:crypto';
import { errorAnswer, readyStatuses } from '@portal/service-kit/http';
import type { Text } from '@portal/service-kit/messages';
import type Koa from 'koa';
import { message } from '../messages';
import type { Service } from '../service';
import { type HtmlAnswer, htmlAnswer } from './html-answer';
import { pageLanguage } from './language';
import { contentSecurityPolicy, layout } from './layout';

export interface HtmlPages {
  /** The first part of the pages' addresses, such as '/letter/'; the secret of a mailed link follows. */
  path: string;
  /** Makes the page; undefined if `ctx` has a response already. `secret` is undefined if it is malformed. */
  answer(ctx: Koa.Context, secret: string | undefined): Promise<HtmlAnswer | undefined>;
  /** Makes the page for a failure, with the message of the error. */
  failed(ctx: Koa.Context, status: number, message: Text): HtmlAnswer;
}

const secretOf = (ctx: Koa.Context, path: string): string | undefined =>
  /^([\w-]{1,100})\/?$/.exec(ctx.path.slice(path.length))?.[1];

/**
 * Pages behind mailed links: plain HTML that needs no script. A request needs only the secret in its address and no
 * cookie, so no other site can send a valid one.
 */
export function htmlPages(
  { branding }: Pick<Service, 'branding'>,
  { path, answer, failed }: HtmlPages,
): Koa.Middleware {
  const respond = (ctx: Koa.Context) => {
    if (['GET', 'HEAD', 'POST'].includes(ctx.method)) return answer(ctx, secretOf(ctx, path));
    ctx.set('Allow', 'GET, HEAD, POST');
    return htmlAnswer(405, message('pageOnly'), [message('pageOpen')]);
  };
  return async (ctx, next) => {
    if (!ctx.path.startsWith(path)) return next();
    ctx.state.route = `${path}:secret`;
    ctx.set('Content-Security-Policy', contentSecurityPolicy());
    ctx.set('X-Robots-Tag', 'noindex');
    // The language is read before the body: after a refused body nothing more of the request can be read.
    const language = pageLanguage(ctx);
    const answer = await tried(ctx, respond, failed);
    if (!answer) return;
    ctx.status = answer.status;
    ctx.type = 'text/html; charset=utf-8';
    if (language.offered.length > 1) ctx.vary('Accept-Language, Cookie');
    const nonce = answer.script && randomBytes(16).toString('base64');
    if (nonce) ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    ctx.body = layout(answer, branding, language, nonce);
  };
}

async function tried(
  ctx: Koa.Context,
  respond: (ctx: Koa.Context) => Promise<HtmlAnswer | undefined> | HtmlAnswer,
  failed: HtmlPages['failed'],
): Promise<HtmlAnswer | undefined> {
  try {
    return await respond(ctx);
  } catch (error) {
    const { status, body, retryAfterSeconds, unexpected } = errorAnswer(error, readyStatuses);
    if (unexpected) ctx.log.error({ err: error, route: ctx.state.route }, 'request failed');
    if (retryAfterSeconds) ctx.set('Retry-After', String(Math.ceil(retryAfterSeconds)));
    return failed(ctx, status, body.message);
  }
}
