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
  /** The first part of their addresses, such as '/letter/'; the secret of a mailed link follows. */
  path: string;
  /** Undefined for an answer that `ctx` has already, such as a redirection. `secret` is undefined for a malformed one. */
  answer(ctx: Koa.Context, secret: string | undefined): Promise<HtmlAnswer | undefined>;
  /** The page of a failure, with the message of the error. */
  failed(ctx: Koa.Context, status: number, message: Text): HtmlAnswer;
}

const secretOf = (ctx: Koa.Context, path: string): string | undefined =>
  /^([\w-]{1,100})\/?$/.exec(ctx.path.slice(path.length))?.[1];

/**
 * Pages behind mailed links: plain HTML that needs no script. The secret in the address is all that a request needs and all
 * that it has, so no other site can send one.
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
    // Before the body is read: of a request whose body was refused nothing more can be asked.
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
