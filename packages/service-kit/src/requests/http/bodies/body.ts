import type Koa from 'koa';
import { koaBody } from 'koa-body';
import { TooLarge, Unreadable, WrongType } from '../../../base/errors';

const doNothing = async () => undefined;

export type BodyReader = (ctx: Koa.Context) => Promise<unknown>;

/**
 * Reads a JSON body; an empty body is `{}`. A body above `limitBytes` is answered 413, a compressed body or another
 * media type 415, broken JSON 400.
 */
export function jsonBodyReader(limitBytes: number): BodyReader {
  const read = koaBody({ json: true, text: false, urlencoded: false, jsonLimit: limitBytes, parsedMethods });
  return async (ctx) => {
    if (!hasBody(ctx)) return {};
    if (!ctx.is('json', '+json')) throw new WrongType('Please send JSON.');
    if (isCompressed(ctx)) throw new WrongType('Please send it uncompressed.');
    try {
      await read(ctx, doNothing);
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

/** No client of ours compresses; decompression would only let a body exceed the limit. */
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
