import type Joi from 'joi';
import type Koa from 'koa';
import type { Actor } from '../auth/actor';
import type { Logger } from '../logging';

/** Who may make a call. `internal` calls take the service credential alone and answer anyone else 404. */
export type CallAuth = 'public' | 'internal' | 'token' | 'file-cookie' | 'token-or-file-cookie';

export type ActorOf<A extends CallAuth> = A extends 'public' | 'internal' ? undefined : Actor;

/** A file as it came in; it lies at `path` only until the request is answered. */
export interface UploadedFile {
  path: string;
  size: number;
  originalName: string;
  mimeType: string;
}

export interface CallInput<P, Q, B> {
  params: P;
  query: Q;
  /** The JSON body, or the fields of a multipart form. */
  body: B;
  /** The files of a multipart form by the field they came in. */
  files: Record<string, UploadedFile>;
}

interface CallMembers<A extends CallAuth, P, Q, B> {
  input: CallInput<P, Q, B>;
  actor: ActorOf<A>;
  log: Logger;
  requestId: string;
}

export type CallContext<
  A extends CallAuth = 'public',
  P = unknown,
  Q = unknown,
  B = unknown,
> = Koa.ExtendableContext & CallMembers<A, P, Q, B> & { state: Koa.DefaultState; body: unknown };

/** Answers by status: a schema for JSON, null for an empty body, or the media types of a file. */
export type Answers = Record<number, Joi.Schema | FileAnswer | null>;

export interface FileAnswer {
  mediaTypes: string[];
}

export interface MultipartInput<B> {
  fields: Joi.AnySchema<B>;
  /** Names of the file fields that are taken, one file each; others are thrown away unread. */
  files: string[];
  /** Of one file. Counted while it streams in; one byte more answers 413. */
  maxFileBytes: number;
  /** What is said of a file in this field that is too large; a plain sentence when absent. */
  tooLarge?(field: string): string;
}

export interface Call<A extends CallAuth = CallAuth, P = unknown, Q = unknown, B = unknown> {
  /** The operationId in the OpenAPI document, unique within the service. */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As @koa/router takes it: `/api/things/:id`, `/api/storage/*path`. */
  path: string;
  summary: string;
  tags?: readonly string[];
  auth: A;
  /** Roles that may call; others get 403. All roles when absent. */
  roles?: readonly string[];
  /** Token scopes that may call; others get 403. The file cookie's scope needs no mention. */
  scopes?: readonly string[];
  input?: {
    params?: Joi.AnySchema<P>;
    query?: Joi.AnySchema<Q>;
    body?: Joi.AnySchema<B>;
    multipart?: MultipartInput<B>;
    /** Only where the app's own limit for JSON bodies does not fit. */
    bodyLimitBytes?: number;
  };
  answers: Answers;
  handle(ctx: CallContext<A, P, Q, B>): Promise<void> | void;
}

/**
 * One call of a service: what it takes, who may make it, what it answers, and the handler. The types of
 * `ctx.input` come from the schemas (`Joi.object<Shape>({...})`), that of `ctx.actor` from `auth`.
 */
export function defineCall<const A extends CallAuth, P = unknown, Q = unknown, B = unknown>(
  call: Call<A, P, Q, B>,
): AnyCall {
  return call as unknown as AnyCall;
}

/** A call whose own types are no longer of interest: what apps and documents are made from. */
export type AnyCall = Call<CallAuth, unknown, unknown, unknown>;
