import {
  decisions,
  feedbackLength,
  replyMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { offeredLanguage } from '@portal/service-kit/language';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  id,
  idParams,
  instant,
  listOf,
  type Service,
  withMessage,
  words,
} from '../../platform';
import { changeReply, keepReply, removeReply } from './replies';
import { placeholdersKnown, type ReplyWords, type SavedReply } from './saved-reply';

const language = () => offeredLanguage().required();

const decision = () =>
  Joi.string()
    .valid(...valuesOf(decisions))
    .allow(null);

const reply = {
  id: id(),
  language: language().description('The language of the applicants for whom it is'),
  name: words(),
  text: words().description('With {name} and {reference}, which whoever chooses it fills in'),
  status: decision().required().description('The decision that it is about; null: any, or none'),
  version: id().description('Sent back with a change'),
  changed_by: words().description('Who changed it last'),
  updated_at: instant(),
};

const replyAnswer = Joi.object({ reply: Joi.object(reply).required() });

const present = ({ changedBy, updatedAt, ...one }: SavedReply) => ({
  ...one,
  changed_by: changedBy.name,
  updated_at: updatedAt.toISOString(),
});

const fields = {
  language: language(),
  status: decision().default(null),
  name: withMessage(Joi.string().trim().max(60).required(), t.name, () => t.name),
  text: withMessage(
    Joi.string()
      .trim()
      .max(feedbackLength.max)
      .required()
      .custom((text: string, helpers) => (placeholdersKnown(text) ? text : helpers.error('any.invalid'))),
    ({ code }) => (code === 'any.invalid' ? t.placeholders : t.text),
    () => t.text,
  ),
};

const path = '/api/admin/saved-replies';

/** The calls for the texts that the team saves for decisions and messages. */
export function savedReplyCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listSavedReplies',
      method: 'get',
      path,
      summary: 'Returns the texts that the team keeps for decisions and messages, by name',
      ...byStaff('decide'),
      answers: { 200: Joi.object({ replies: listOf(reply) }) },
      async handle(ctx) {
        ctx.body = { replies: (await service.stores.replies.all()).map(present) };
      },
    }),
    defineCall({
      id: 'createSavedReply',
      method: 'post',
      path,
      summary: 'Keeps a text for the team under a name',
      ...byStaff('decide'),
      input: { body: Joi.object<ReplyWords>(fields) },
      answers: { 200: replyAnswer, 409: errorAnswer },
      async handle(ctx) {
        ctx.body = { reply: present(await keepReply(service, ctx.actor, ctx.input.body)) };
      },
    }),
    defineCall({
      id: 'updateSavedReply',
      method: 'put',
      path: `${path}/:id`,
      summary: 'Changes a text of the team; 409 where a colleague has changed it since it was read',
      ...byStaff('decide'),
      input: {
        params: idParams,
        body: Joi.object<ReplyWords & { version: number }>({
          ...fields,
          version: Joi.number().integer().min(1).required(),
        }),
      },
      answers: { 200: replyAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const change = { ...ctx.input.body, id: ctx.input.params.id };
        ctx.body = { reply: present(await changeReply(service, ctx.actor, change)) };
      },
    }),
    defineCall({
      id: 'deleteSavedReply',
      method: 'post',
      path: `${path}/:id/remove`,
      summary: 'Removes a text of the team',
      ...byStaff('decide'),
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await removeReply(service, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
  ];
}
