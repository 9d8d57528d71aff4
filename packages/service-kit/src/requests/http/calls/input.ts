import type Koa from 'koa';
import { type BodyReader, jsonBodyReader } from '../bodies/body';
import { readMultipart } from '../bodies/multipart';
import { writable } from '../bodies/writable';
import type { AnyCall, CallInput } from '../call';
import { validated } from './validate';

export type InputReader = (
  ctx: Koa.Context,
  params: unknown,
) => Promise<CallInput<unknown, unknown, unknown>>;

const noFiles = Object.freeze({});
const emptyObject = Object.freeze({});

/** Made once for each call, so that each request runs only the readers that its call declares. */
export function inputReader(call: AnyCall, defaultLimitBytes: number): InputReader {
  const { params, query, body, multipart, bodyLimitBytes } = call.input ?? {};
  const readBody: BodyReader | undefined = body && jsonBodyReader(bodyLimitBytes ?? defaultLimitBytes);

  return async (ctx, rawParams) => {
    const input: CallInput<unknown, unknown, unknown> = {
      params: params ? validated(params, rawParams, 'path') : emptyObject,
      query: query ? validated(query, { ...ctx.query }, 'query') : emptyObject,
      body: emptyObject,
      files: noFiles,
    };
    if (body && readBody) input.body = validated(body, writable(await readBody(ctx)));
    else if (multipart) {
      const form = await readMultipart(ctx, multipart);
      input.files = form.files;
      input.body = validated(multipart.fields, writable(form.fields));
    }
    return input;
  };
}
