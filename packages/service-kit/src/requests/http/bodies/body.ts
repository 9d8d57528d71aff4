import type Koa from 'koa';
import type { koaBody } from 'koa-body';
import { TooLarge, Unreadable, WrongType } from '../../../base/errors';
import { message } from '../../../base/messages';

const doNothing = async () => undefined;

export type BodyReader = (ctx: Koa.Context) => Promise<unknown>;

/**
 * Reads a JSON body; an empty body is `{}`. Middleware that reads the bytes first leaves the body in
 * `ctx.state.jsonBody`. A body above `limitBytes` is answered 413, a compressed body or another media type 415, broken
 * JSON 400.
 */
export function jsonBodyReader(limitBytes: number): BodyReader {
  let reading: Promise<ReturnType<typeof koaBody>> | undefined;
  const loadReader = async () => {
    // Loaded when the first body arrives, because the library is large.
    const { koaBody: create } = await import('koa-body');
    return create({ json: true, text: false, urlencoded: false, jsonLimit: limitBytes, parsedMethods });
  };
  return async (ctx) => {
    if (ctx.state.jsonBody !== undefined) return ctx.state.jsonBody;
    if (!hasBody(ctx)) return {};
    if (!ctx.is('json', '+json')) throw new WrongType(message('sendJson'));
    if (isCompressed(ctx)) throw new WrongType(message('sendUncompressed'));
    try {
      reading ??= loadReader();
      await (await reading)(ctx, doNothing);
    } catch (error) {
      throw asBodyError(error);
    }
    return ctx.request.body ?? {};
  };
}

type KoaBodyOptions = NonNullable<Parameters<typeof koaBody>[0]>;
const parsedMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as unknown as KoaBodyOptions['parsedMethods'];

export function hasBody(ctx: Koa.Context): boolean {
  const { headers } = ctx.req;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Compressed bodies are refused: none of our clients compresses, and unpacking would let a body exceed the limit. */
function isCompressed(ctx: Koa.Context): boolean {
  return !['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
}

function asBodyError(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new TooLarge();
  if (status === 415) return new WrongType();
  if (status === 400 || error instanceof SyntaxError) return new Unreadable();
  return error;
}
