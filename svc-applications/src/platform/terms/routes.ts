import { termsMost } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { offeredLanguage } from '@portal/service-kit/language';
import Joi from 'joi';
import type { Service } from '../service';
import { changeTerms } from './change';

interface TermsBody {
  language: string;
  text: string;
}

const body = Joi.object<TermsBody>({
  language: offeredLanguage().required(),
  text: Joi.string().trim().allow('').max(termsMost).required(),
});

const answer = Joi.object({
  texts: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .required()
    .meta({ swagger: { additionalProperties: { type: 'string' } } })
    .description('By language, as administrators have written them; a page has standard terms besides'),
});

/** The terms that applicants agree to: anybody reads them, administrators write them. */
export function termsCalls({ stores, clock }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getTerms',
      method: 'get',
      path: '/api/terms',
      summary: 'Returns the terms that applicants agree to',
      tags: ['portal'],
      auth: 'public',
      answers: { 200: answer },
      async handle(ctx) {
        ctx.body = { texts: await stores.terms.all() };
      },
    }),
    defineCall({
      id: 'updateTerms',
      method: 'put',
      path: '/api/admin/terms',
      summary: 'Changes the terms in one language; an empty text brings the standard terms back',
      tags: ['portal'],
      auth: 'token',
      may: 'manageSettings',
      scopes: ['account'],
      needsProof: true,
      input: { body },
      answers: { 200: answer },
      async handle(ctx) {
        const { language, text } = ctx.input.body;
        ctx.body = { texts: await changeTerms(stores, { language, text, actor: ctx.actor, now: clock() }) };
      },
    }),
  ];
}
