import type { ModuleBoard } from '@portal/contract-remote-v1';
import { NotSignedIn } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { bearsToken } from './release-token';
import type { Done, Releases, Who } from './releases';
import { readUpload } from './upload';

export interface CallOptions {
  releases: Releases;
  board: () => Promise<ModuleBoard>;
  token: string;
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
const any = Joi.object().unknown();

/** For whoever holds the release token: the commands and the pipelines of the teams. */
export function tokenCalls({ releases, board, token }: CallOptions): AnyCall[] {
  const by: Who = { kind: 'token' };
  const allow = (authorization: string | undefined) => {
    if (!bearsToken(authorization, token)) throw new NotSignedIn('Send the release token as a bearer token.');
  };
  const act = (id: string, what: string, summary: string, run: (remote: string) => Promise<Done>) =>
    defineCall({
      id,
      method: 'post',
      path: `/registry/remotes/:name/${what}`,
      summary,
      auth: 'public',
      input: { params: remoteParams },
      answers: { 200: any },
      async handle(ctx) {
        allow(ctx.req.headers.authorization);
        ctx.body = await run(ctx.input.params.name);
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
        allow(ctx.req.headers.authorization);
        ctx.body = await board();
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
        // What is refused before it was read is read away, so that its sender can read why.
        ctx.res.once('close', () => ctx.req.resume());
        allow(ctx.req.headers.authorization);
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
        allow(ctx.req.headers.authorization);
        const { params, body } = ctx.input;
        ctx.body = body.canary
          ? await releases.tryOut(params.name, body.version, body.canary, by)
          : await releases.putLive(params.name, body.version, by);
      },
    }),
    act('rollBack', 'rollback', 'Ends a trial, or puts the version before live.', (remote) =>
      releases.rollBack(remote, by),
    ),
    act('promote', 'promote', 'Gives everybody the version that is being tried.', (remote) =>
      releases.promote(remote, by),
    ),
    act('abort', 'abort', 'Ends a trial; the live version stays.', (remote) => releases.abort(remote, by)),
  ];
}

/** The same for administrators who are signed in. */
export function adminCalls({ releases, board }: Omit<CallOptions, 'token'>): AnyCall[] {
  const forAdmins = { auth: 'token', roles: ['admin'], scopes: ['account'] } as const;
  const act = (id: string, what: string, summary: string, run: (remote: string, by: Who) => Promise<Done>) =>
    defineCall({
      id,
      method: 'post',
      path: `/api/admin/modules/:name/${what}`,
      summary,
      ...forAdmins,
      input: { params: remoteParams },
      answers: { 200: any },
      async handle(ctx) {
        const { personId, name: called } = ctx.actor;
        ctx.body = await run(ctx.input.params.name, {
          kind: 'admin',
          id: personId,
          ...(called !== undefined && { name: called }),
        });
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
    act('adminPromote', 'promote', 'Gives everybody the version that is being tried.', releases.promote),
    act('adminAbort', 'abort', 'Ends a trial; the live version stays.', releases.abort),
  ];
}
