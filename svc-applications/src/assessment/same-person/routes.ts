import {
  samePersonMessages as messages,
  type SameVerdict,
  sameReasons,
  sameVerdicts,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  type Hidden,
  id,
  idParams,
  instant,
  isHidden,
  listOf,
  maybe,
  maybeInstant,
  recordId,
  type Service,
  status,
  type,
  withMessage,
  words,
} from '../../platform';
import { judgePair, type SamePerson, type SamePersonEntry, samePersonOf } from './same-person';

const entrySchema = {
  id: id(),
  type: type(),
  status: status(),
  applicant_name: words(),
  submitted_date: maybeInstant(),
  created_at: instant(),
  same_account: Joi.boolean().required(),
  said_by: maybe().description('Who said something of these two; null: nobody'),
  said_at: maybeInstant(),
  reasons: Joi.array()
    .items(Joi.string().valid(...valuesOf(sameReasons)))
    .required()
    .description('What the two have in common, the strongest first'),
};

const answer = Joi.object({
  together: listOf(entrySchema).description(
    'Of the same person: of the same account, or put together by staff',
  ),
  hints: listOf(entrySchema).description('May be of the same person, at most 20'),
  different: listOf(entrySchema).description('Said to be of somebody else'),
});

const presentOne = ({ application, sameAccount, verdict, reasons }: SamePersonEntry) => ({
  id: application.id,
  type: application.type,
  status: application.status,
  applicant_name: application.traits.name,
  submitted_date: application.submittedAt?.toISOString() ?? null,
  created_at: application.createdAt.toISOString(),
  same_account: sameAccount,
  said_by: verdict?.recordedBy.name ?? null,
  said_at: verdict?.recordedAt.toISOString() ?? null,
  reasons,
});

/** The response, without applications that the reader must not see. */
function present({ together, hints, different }: SamePerson, hidden: Hidden) {
  const presentAll = (all: SamePersonEntry[]) =>
    all.filter(({ application }) => !isHidden(hidden, application)).map(presentOne);
  return { together: presentAll(together), hints: presentAll(hints), different: presentAll(different) };
}

const path = '/api/admin/applications/:id/same-person';

/** The calls about applications that may be of one person with several accounts. */
export const samePersonCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'listSamePerson',
    method: 'get',
    path,
    summary: 'Returns what else the person of an application has sent, or may have sent, with why',
    ...byStaff('readApplications'),
    input: { params: idParams },
    answers: { 200: answer, 404: errorAnswer },
    async handle(ctx) {
      const hidden = await service.stores.conflicts.hiddenFrom(ctx.actor);
      ctx.body = present(await samePersonOf(service, ctx.actor, ctx.input.params.id), hidden);
    },
  }),
  defineCall({
    id: 'setSamePerson',
    method: 'post',
    path,
    summary: 'Says of two applications that they are of the same person, or not, or takes that back',
    ...byStaff('assess'),
    input: {
      params: idParams,
      body: Joi.object<{ other_id: number; verdict: SameVerdict }>({
        other_id: recordId.required(),
        verdict: withMessage(
          Joi.string()
            .valid(...valuesOf(sameVerdicts))
            .required(),
          messages.notTold,
          () => messages.notTold,
        ),
      }),
    },
    answers: { 200: answer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { params, body } = ctx.input;
      const { other_id: otherId, verdict } = body;
      const { conflicts } = service.stores;
      const hidden = await conflicts.hiddenFrom(ctx.actor);
      if ((await conflicts.hiddenAmong(ctx.actor, [otherId])).size > 0) throw new NotFound();
      await judgePair(service, ctx.actor, { id: params.id, otherId, verdict });
      ctx.body = present(await samePersonOf(service, ctx.actor, params.id), hidden);
    },
  }),
];
