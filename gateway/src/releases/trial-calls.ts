import type { ModulePreviewMade } from '@portal/contract-remote-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { PreviewMark } from '../visitors';
import type { Done, Releaser } from './act';
import { refuseOwnEnd } from './off-switch';
import type { PreviewWish } from './previews';
import type { Releases } from './releases';
import { remoteParams, version } from './schema';

export interface TrialCallOptions {
  releases: Releases;
  /** Returns the address that an invitation opens. */
  linkOf: (mark: PreviewMark) => string;
}

const any = Joi.object().unknown();
const previewBody = Joi.object<PreviewWish>({
  version,
  hours: Joi.number().integer().min(1).max(336).default(24),
  label: Joi.string().trim().max(80).required(),
});
const previewParams = Joi.object<{ name: string; id: string }>({
  name: remoteParams.extract('name'),
  id: Joi.string()
    .pattern(/^[\w-]{6,20}$/)
    .required(),
});

interface Ways {
  ids: (call: string) => string;
  base: string;
  options: object;
  by: (ctx: { state: Record<string, unknown>; actor?: Person }) => Releaser;
  /** Called before a remote is switched off. */
  beforeOff?: (name: string) => void;
}

interface Person {
  personId: number;
  role: string;
  name?: string | undefined;
}

/** The calls for preview links and the off switch, for commands of teams: below `/registry/`. */
export const tokenTrialCalls = (options: TrialCallOptions): AnyCall[] =>
  calls(options, {
    ids: (call) => call,
    base: '/registry/remotes',
    options: { auth: 'public' },
    by: ({ state }) => (state.releaser as Releaser | undefined) ?? { kind: 'token' },
  });

/** The same calls for administrators on the board. */
export const adminTrialCalls = (options: TrialCallOptions): AnyCall[] =>
  calls(options, {
    ids: (call) => `admin${call.charAt(0).toUpperCase()}${call.slice(1)}`,
    base: '/api/admin/modules',
    options: { auth: 'token', may: 'publishReleases', scopes: ['account'], needsProof: true },
    beforeOff: refuseOwnEnd,
    by: ({ actor }) => ({
      kind: 'admin',
      id: actor?.personId,
      role: actor?.role,
      ...(actor?.name !== undefined && { name: actor.name }),
    }),
  });

function calls(
  { releases, linkOf }: TrialCallOptions,
  { ids, base, options, by, beforeOff }: Ways,
): AnyCall[] {
  const open = options as { auth: 'public' };
  const turn = (
    id: string,
    what: string,
    summary: string,
    run: (name: string, by: Releaser) => Promise<Done>,
  ) =>
    defineCall({
      id: ids(id),
      method: 'post',
      path: `${base}/:name/${what}`,
      summary,
      ...open,
      input: { params: remoteParams },
      answers: { 200: any },
      async handle(ctx) {
        const { name } = ctx.input.params;
        if (what === 'off') beforeOff?.(name);
        ctx.body = await run(name, by(ctx));
      },
    });
  return [
    turn(
      'switchRemoteOff',
      'off',
      'Switches a remote off: its pages say so, all others go on.',
      releases.switchOff,
    ),
    turn('switchRemoteOn', 'on', 'Switches a remote on again.', releases.switchOn),
    defineCall({
      id: ids('openPreview'),
      method: 'post',
      path: `${base}/:name/previews`,
      summary: 'Makes a link that opens one published build for whoever has it, until it ends.',
      ...open,
      input: { params: remoteParams, body: previewBody },
      answers: { 201: any },
      async handle(ctx) {
        const mark = await releases.invite(ctx.input.params.name, ctx.input.body, by(ctx));
        ctx.status = 201;
        ctx.body = {
          id: mark.id,
          version: mark.version,
          link: linkOf(mark),
          endsAt: new Date(mark.until).toISOString(),
        } satisfies ModulePreviewMade;
      },
    }),
    defineCall({
      id: ids('endPreview'),
      method: 'delete',
      path: `${base}/:name/previews/:id`,
      summary: 'Ends a link of invitation at once.',
      ...open,
      input: { params: previewParams },
      answers: { 200: any },
      async handle(ctx) {
        const { name, id } = ctx.input.params;
        ctx.body = await releases.endPreview(name, id, by(ctx));
      },
    }),
  ];
}
