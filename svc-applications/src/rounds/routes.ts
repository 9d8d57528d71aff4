import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, instant, listOf, type Service, words } from '../platform';
import { circumstances } from './judge';
import { changeRound, createRound, removeRound } from './manage';
import { giveMoreTime } from './more-time';
import { ownCalls } from './own-routes';
import { presentManaged } from './presenter';
import type { Round } from './round';
import {
  type MoreTimeBody,
  managedRound,
  moreTimeAnswer,
  moreTimeBody,
  type RoundBody,
  roundBodyFields,
  toFacts,
} from './schema';

const path = '/api/admin/rounds';
const roundAnswer = Joi.object({ round: Joi.object(managedRound).required() });
const mailWithinMs = 3000;

export const roundCalls = (service: Service): AnyCall[] => [
  ...managingCalls(service),
  moreTimeCall(service),
  ...ownCalls(service),
];

/** The calls for managing rounds. */
function managingCalls(service: Service): AnyCall[] {
  const { stores } = service;
  async function present(round: Round) {
    const { about } = await circumstances(stores);
    return { round: presentManaged(round, about, (await stores.rounds.counts()).get(round.id)) };
  }
  return [
    defineCall({
      id: 'listRounds',
      method: 'get',
      path,
      summary: 'Returns the rounds of all programmes, with how many drafts and submissions are for each',
      ...byStaff('manageRounds'),
      answers: {
        200: Joi.object({
          time_zone: words().description('The IANA zone by whose clock rounds open and close'),
          now: instant().description('By the clock of the database, which decides'),
          rounds: listOf(managedRound),
        }),
      },
      async handle(ctx) {
        const { about, timeZone } = await circumstances(stores);
        const counts = await stores.rounds.counts();
        const rounds = await stores.rounds.all();
        ctx.body = {
          time_zone: timeZone,
          now: about.now.toISOString(),
          rounds: rounds.map((one) => presentManaged(one, about, counts.get(one.id))),
        };
      },
    }),
    defineCall({
      id: 'createRound',
      method: 'post',
      path,
      summary: 'Makes a round of a programme: from then on applications are taken in its rounds alone',
      ...byStaff('manageRounds'),
      needsProof: true,
      input: { body: Joi.object<RoundBody>(roundBodyFields) },
      answers: { 200: roundAnswer, 409: errorAnswer },
      async handle(ctx) {
        ctx.body = await present(await createRound(service, ctx.actor, toFacts(ctx.input.body)));
      },
    }),
    defineCall({
      id: 'updateRound',
      method: 'put',
      path: `${path}/:id`,
      summary: 'Changes a round as it was read; its programme stays',
      ...byStaff('manageRounds'),
      needsProof: true,
      input: {
        params: idParams,
        body: Joi.object<RoundBody & { version: number }>({
          ...roundBodyFields,
          version: Joi.number().integer().min(1).required(),
        }),
      },
      answers: { 200: roundAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { body, params } = ctx.input;
        const change = { id: params.id, version: body.version, facts: toFacts(body) };
        ctx.body = await present(await changeRound(service, ctx.actor, change));
      },
    }),
    defineCall({
      id: 'deleteRound',
      method: 'post',
      path: `${path}/:id/remove`,
      summary: 'Removes a round that no application is for',
      ...byStaff('manageRounds'),
      needsProof: true,
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        await removeRound(service, ctx.actor, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
  ];
}

function moreTimeCall(service: Service): AnyCall {
  return defineCall({
    id: 'giveMoreTime',
    method: 'post',
    path: '/api/admin/applications/:id/more-time',
    summary: 'Lets one person submit their draft later than its round closes, and writes to them',
    ...byStaff('manageRounds'),
    input: { params: idParams, body: moreTimeBody },
    answers: {
      200: Joi.object({ more_time: moreTimeAnswer.required(), email_sent: Joi.boolean().required() }),
      404: errorAnswer,
      409: errorAnswer,
    },
    async handle(ctx) {
      const { until, reason }: MoreTimeBody = ctx.input.body;
      const given = { applicationId: ctx.input.params.id, until, reason };
      const { extension, outboxId } = await giveMoreTime(service, ctx.actor, given);
      const deadline = service.portal.calendar().instantOf(until, 'later').toISOString();
      const email_sent = (await service.outbox.deliverNow(outboxId, mailWithinMs)) === 'sent';
      ctx.body = { more_time: { until, deadline, reason, given_by: extension.givenBy.name }, email_sent };
    },
  });
}
