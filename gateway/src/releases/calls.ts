import type { ModuleBoard } from '@portal/contract-remote-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { TrialWish } from '../trials/plan';
import type { Done, Releaser } from './act';
import type { ReadMarks } from './read-mark';
import type { Releases } from './releases';
import { type LiveBody, liveBody, remoteParams, version } from './schema';
import { readUpload } from './upload';

export interface ReleaseCallOptions {
  releases: Releases;
  board: () => Promise<ModuleBoard>;
  /** Lets whoever uploads a build read its files. */
  readMarks: Pick<ReadMarks, 'forUpload'>;
}

/** The version that the request is about: a repeated request must not roll back or promote yet another version. */
const meantQuery = Joi.object<{ from?: string }>({ from: version.optional() });
const any = Joi.object().unknown();

/** The caller of a release command, as `requireReleaser` identified it. */
const releaserOf = ({ state }: { state: Record<string, unknown> }) => state.releaser as Releaser;

/** Returns the trial that a request asks for; undefined for a release to everybody. */
function trialWish({ canary, staff_first: staffFirst, plan }: LiveBody): TrialWish | undefined {
  if (canary === undefined && !staffFirst && !plan) return undefined;
  return { ...plan, ...(canary !== undefined && { percent: canary }), ...(staffFirst && { staffFirst }) };
}

/** The calls of the commands and pipelines of the teams. `requireReleaser` is before them. */
export function commandCalls({ releases, board, readMarks }: ReleaseCallOptions): AnyCall[] {
  const act = (
    id: string,
    what: string,
    summary: string,
    run: (remote: string, by: Releaser, from?: string) => Promise<Done>,
  ) =>
    defineCall({
      id,
      method: 'post',
      path: `/registry/remotes/:name/${what}`,
      summary,
      auth: 'public',
      input: { params: remoteParams, query: meantQuery },
      answers: { 200: any },
      async handle(ctx) {
        ctx.body = await run(ctx.input.params.name, releaserOf(ctx), ctx.input.query.from);
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
      input: {
        params: Joi.object<{ name: string; version: string }>({
          name: remoteParams.extract('name'),
          version,
        }),
      },
      answers: { 200: any, 201: any },
      async handle(ctx) {
        // A refused body is still read to its end, so that the client can read the refusal.
        ctx.res.once('close', () => ctx.req.resume());
        const { params } = ctx.input;
        const files = await readUpload(ctx.req);
        const published = await releases.publish(params.name, params.version, files, releaserOf(ctx));
        ctx.set('Set-Cookie', readMarks.forUpload(params.name, params.version));
        ctx.status = published.created ? 201 : 200;
        ctx.body = { remote: params.name, version: params.version, integrity: published.integrity };
      },
    }),
    defineCall({
      id: 'putLive',
      method: 'post',
      path: '/registry/remotes/:name/live',
      summary: 'Puts a published version live, for everybody, for a share of the visitors, or by a plan.',
      auth: 'public',
      input: {
        params: remoteParams,
        body: liveBody,
      },
      answers: { 200: any },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const by = releaserOf(ctx);
        const wish = trialWish(body);
        ctx.body = wish
          ? await releases.tryOut(params.name, body.version, wish, by)
          : await releases.putLive(params.name, body.version, by);
      },
    }),
    act('rollBack', 'rollback', 'Ends a trial, or puts the version before live.', releases.rollBack),
    act('promote', 'promote', 'Gives everybody the version that is being tried.', releases.promote),
    act('abort', 'abort', 'Ends a trial; the live version stays.', releases.abort),
  ];
}

/** The same calls for signed-in administrators. */
export function adminCalls({ releases, board }: Omit<ReleaseCallOptions, 'readMarks'>): AnyCall[] {
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
      input: { params: remoteParams, query: meantQuery },
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
    act('adminPromote', 'promote', 'Gives everybody the version that is being tried.', releases.promote),
    act('adminAbort', 'abort', 'Ends a trial; the live version stays.', releases.abort),
  ];
}
