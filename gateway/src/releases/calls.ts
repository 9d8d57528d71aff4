import type { ModuleBoard } from '@portal/contract-remote-v1';
import { NotSignedIn } from '@portal/service-kit/errors';
import { type AnyCall, type AppOptions, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { bearsToken } from './release-token';
import type { Done, Releaser, Releases } from './releases';
import { readUpload } from './upload';

type Middleware = NonNullable<AppOptions['before']>[number];

export interface ReleaseCallOptions {
  releases: Releases;
  board: () => Promise<ModuleBoard>;
}

const name = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(60)
  .required()
  .messages({ 'string.pattern.base': 'The name of a remote is lower-case words joined by dashes.' });
const version = Joi.string()
  .pattern(/^\d+\.\d+\.\d+([-+][\w.-]+)?$/)
  .max(80)
  .required()
  .messages({ 'string.pattern.base': 'A version is three numbers, such as 1.2.3 or 1.2.3-ab12cd34.' });
const percent = Joi.number().integer().min(1).max(99);
const remoteParams = Joi.object<{ name: string }>({ name });
/** The version to be rolled back, so that a repeated request does not roll back a further version. */
const rollbackQuery = Joi.object<{ from?: string }>({ from: version.optional() });
const any = Joi.object().unknown();

/** Lets nobody on to the calls of the release token who has not got it, before anything of a body is read. */
export function requireToken(token: string): Middleware {
  return (ctx, next) => {
    if (!ctx.path.startsWith('/registry/') || bearsToken(ctx.req.headers.authorization, token)) return next();
    // A refused body is still read to its end, so that its sender gets to read the refusal.
    ctx.res.once('close', () => ctx.req.resume());
    throw new NotSignedIn('Send the release token as a bearer token.');
  };
}

/** The calls for holders of the release token: the commands and pipelines of the teams. `requireToken` is before them. */
export function tokenCalls({ releases, board }: ReleaseCallOptions): AnyCall[] {
  const by: Releaser = { kind: 'token' };
  const act = (
    id: string,
    what: string,
    summary: string,
    run: (remote: string, from?: string) => Promise<Done>,
  ) =>
    defineCall({
      id,
      method: 'post',
      path: `/registry/remotes/:name/${what}`,
      summary,
      auth: 'public',
      input: { params: remoteParams, query: rollbackQuery },
      answers: { 200: any },
      async handle(ctx) {
        ctx.body = await run(ctx.input.params.name, ctx.input.query.from);
      },
    });
  return [
    defineCall({
      id: 'listReleases',
      method: 'get',
      path: '/registry/remotes',
      summary: 'Every remote and service, their versions, and who released what.',
      auth: 'public',
      answers: { 200: any },
      async handle(ctx) {
        ctx.body = await board();
      },
    }),
    defineCall({
      id: 'showRemote',
      method: 'get',
      path: '/registry/remotes/:name',
      summary: 'Which versions of a remote visitors get.',
      auth: 'public',
      input: { params: remoteParams },
      answers: { 200: any },
      async handle(ctx) {
        ctx.body = await releases.inUse(ctx.input.params.name);
      },
    }),
    defineCall({
      id: 'publishRelease',
      method: 'put',
      path: '/registry/remotes/:name/releases/:version',
      summary: 'Publishes a build, a gzipped tar with its Content-Digest. Nobody gets it yet.',
      auth: 'public',
      input: { params: Joi.object<{ name: string; version: string }>({ name, version }) },
      answers: { 200: any, 201: any },
      async handle(ctx) {
        // A refused body is still read to its end, so that its sender gets to read the refusal.
        ctx.res.once('close', () => ctx.req.resume());
        const { params } = ctx.input;
        const files = await readUpload(ctx.req);
        const published = await releases.publish(params.name, params.version, files, by);
        ctx.status = published.created ? 201 : 200;
        ctx.body = { remote: params.name, version: params.version, integrity: published.integrity };
      },
    }),
    defineCall({
      id: 'putLive',
      method: 'post',
      path: '/registry/remotes/:name/live',
      summary: 'Puts a published version live, for everybody or for a share of the visitors.',
      auth: 'public',
      input: {
        params: remoteParams,
        body: Joi.object<{ version: string; canary?: number }>({ version, canary: percent }),
      },
      answers: { 200: any },
      async handle(ctx) {
        const { params, body } = ctx.input;
        ctx.body = body.canary
          ? await releases.tryOut(params.name, body.version, body.canary, by)
          : await releases.putLive(params.name, body.version, by);
      },
    }),
    act('rollBack', 'rollback', 'Ends a trial, or puts the version before live.', (remote, from) =>
      releases.rollBack(remote, by, from),
    ),
    act('promote', 'promote', 'Gives everybody the version that is being tried.', (remote) =>
      releases.promote(remote, by),
    ),
    act('abort', 'abort', 'Ends a trial; the live version stays.', (remote) => releases.abort(remote, by)),
  ];
}

/** The same calls for signed-in administrators. */
export function adminCalls({ releases, board }: ReleaseCallOptions): AnyCall[] {
  const forAdmins = { auth: 'token', may: 'publishReleases', scopes: ['account'] } as const;
  const act = (
    id: string,
    what: string,
    summary: string,
    run: (remote: string, by: Releaser, from?: string) => Promise<Done>,
  ) =>
    defineCall({
      id,
      method: 'post',
      path: `/api/admin/modules/:name/${what}`,
      summary,
      ...forAdmins,
      needsProof: true,
      input: { params: remoteParams, query: rollbackQuery },
      answers: { 200: any },
      async handle(ctx) {
        const { personId, role, name: called } = ctx.actor;
        const by: Releaser = {
          kind: 'admin',
          id: personId,
          role,
          ...(called !== undefined && { name: called }),
        };
        ctx.body = await run(ctx.input.params.name, by, ctx.input.query.from);
      },
    });
  return [
    defineCall({
      id: 'moduleBoard',
      method: 'get',
      path: '/api/admin/modules',
      summary: 'Every remote and service, their versions, and who released what.',
      ...forAdmins,
      answers: { 200: any },
      async handle(ctx) {
        ctx.body = await board();
      },
    }),
    act('adminRollBack', 'rollback', 'Ends a trial, or puts the version before live.', releases.rollBack),
    act('adminPromote', 'promote', 'Gives everybody the version that is being tried.', (name, by) =>
      releases.promote(name, by),
    ),
    act('adminAbort', 'abort', 'Ends a trial; the live version stays.', (name, by) =>
      releases.abort(name, by),
    ),
  ];
}
