import type Joi from 'joi';
import type Koa from 'koa';
import type { Actor } from '../../access/auth/actor';
import type { Permission } from '../../access/permissions';
import type { Logger } from '../../base/logging';
import type { Text } from '../../base/messages';

/** Who may make a call. `internal` calls accept the credentials of services and answer 404 to everyone else. */
export type CallAuth = 'public' | 'internal' | 'token' | 'file-cookie' | 'token-or-file-cookie';

export type ActorOf<A extends CallAuth> = A extends 'public' | 'internal' ? undefined : Actor;

/** An uploaded file; it exists at `path` only until the request is answered. */
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
  /** The files of a multipart form, by the names of their fields. */
  files: Record<string, UploadedFile>;
}

interface CallMembers<A extends CallAuth, P, Q, B> {
  input: CallInput<P, Q, B>;
  actor: ActorOf<A>;
  /**
   * Checks the actor's session again: after something that took long, and before anything is written.
   * @throws NotSignedIn when the session has ended since the request began
   */
  refuseEnded(): Promise<void>;
  log: Logger;
  requestId: string;
  /**
   * Milliseconds since the gateway received this request, by its header and the time in this service; 15 minutes at
   * most. A duration, so that the clocks of gateway and service need not agree.
   */
  waitedMs(): number;
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
  /** Names of the accepted file fields, one file each; other files are not stored. */
  files: string[];
  /** The limit for one file, counted while it arrives; a larger file is answered 413. */
  maxFileBytes: number;
  /** The message for a file in this field that is too large; a general sentence when absent. */
  tooLarge?(field: string): Text;
}

export interface Call<A extends CallAuth = CallAuth, P = unknown, Q = unknown, B = unknown> {
  /** The operationId in the OpenAPI document, unique within the service. */
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path in the form of @koa/router: `/api/things/:id`, `/api/storage/*path`. */
  path: string;
  summary: string;
  tags?: readonly string[];
  auth: A;
  /** The services that may make an internal call (`gateway` is one); others get 404. All services when absent. */
  callers?: readonly string[];
  /**
   * Roles that may call; others get 403. With `may` also all staff who have that permission. All roles when both are
   * absent.
   */
  roles?: readonly string[];
  /** The permission that a member of staff needs for this call. */
  may?: Permission;
  /** Set for calls about a member's own account: open to all staff, without a permission. */
  staffOnly?: boolean;
  /** Token scopes that may call; others get 403. The file cookie's scope need not be listed. */
  scopes?: readonly string[];
  /**
   * The purpose that a program's token needs for this call, besides the permissions of the token's maker. Programs may
   * not make the call when absent.
   */
  programs?: string;
  /**
   * Whether the password must have been proven within the last quarter of an hour; without such a proof the call
   * answers 403 with `reauthenticate: true`.
   */
  needsProof?: boolean;
  input?: {
    params?: Joi.AnySchema<P>;
    query?: Joi.AnySchema<Q>;
    body?: Joi.AnySchema<B>;
    multipart?: MultipartInput<B>;
    /** Set where the app's limit for JSON bodies does not fit. */
    bodyLimitBytes?: number;
  };
  answers: Answers;
  handle(ctx: CallContext<A, P, Q, B>): Promise<void> | void;
}

/**
 * Declares one call of a service: its input, who may make it, its answers, and the handler. The types of `ctx.input`
 * come from the schemas (`Joi.object<Shape>({...})`), the type of `ctx.actor` from `auth`.
 */
export function defineCall<const A extends CallAuth, P = unknown, Q = unknown, B = unknown>(
  call: Call<A, P, Q, B>,
): AnyCall {
  return call as unknown as AnyCall;
}

/** A call of any types, as apps and OpenAPI documents take it. */
export type AnyCall = Call<CallAuth, unknown, unknown, unknown>;
