import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { type Language, offeredLanguage } from '@portal/service-kit/language';
import Joi from 'joi';
import { errorAnswer } from '../../platform/error-answer';
import { SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';

const body = Joi.object<{ language: Language }>({
  language: offeredLanguage().required(),
});

export const languageCalls = ({ stores, clock }: Service): AnyCall[] => [
  defineCall({
    id: 'updateLanguage',
    method: 'put',
    path: '/api/me/language',
    summary: 'Keeps the language in which the signed-in person is written to',
    tags: ['people'],
    auth: 'token',
    scopes: ['account', 'wizard'],
    input: { body },
    answers: { 204: null, 403: errorAnswer },
    async handle(ctx) {
      const me = await stores.people.byId(ctx.actor.personId);
      if (!me?.active) throw new SessionOver();
      const { language } = ctx.input.body;
      if (language !== me.language) await stores.people.update(me.id, { language }, clock());
      ctx.status = 204;
    },
  }),
];
