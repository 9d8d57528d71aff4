import { templateMessages as t, templateLimits } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { type Language, languagesOffered } from '@portal/service-kit/language';
import {
  languageQuery,
  lineAnswer,
  mailAnswer,
  type Template,
  templateFields,
  versionField,
  wordsAnswer,
} from '@portal/service-kit/mail-words';
import Joi from 'joi';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { templateKinds } from '../mails/template-kinds';
import { presentPlaces, presentTemplate } from './presenter';
import { previewTemplate } from './preview';
import { saveTemplate } from './save';
import type { TemplatePlace } from './store';

const editors = { tags: ['staff'], auth: 'token', may: 'manageMailTemplates', scopes: ['account'] } as const;

const place = Joi.object<TemplatePlace>({
  kind: Joi.string().max(40).required().description('A mail, as listAccountMailTemplates names it'),
  language: Joi.string<Language>().max(10).required(),
});

const words = () => Joi.string().required();
const template = templateFields(templateLimits, t);
const where = { kind: words(), label: words(), language: words() };

const listAnswer = Joi.object({
  languages: Joi.array().items(Joi.string()).required(),
  templates: Joi.array()
    .items(Joi.object({ ...where, ...lineAnswer }))
    .required(),
});

const oneAnswer = Joi.object({ ...where, ...wordsAnswer });

/** @throws NotFound for an unknown mail or language */
function known(place: TemplatePlace): TemplatePlace {
  const isThere =
    languagesOffered().includes(place.language) && templateKinds.some(({ key }) => key === place.kind);
  if (!isThere) throw new NotFound();
  return place;
}

const path = '/api/staff/mail-templates/:kind/:language';

/** The calls with which administrators change the words of mails about accounts. */
export function templateCalls(service: Service): AnyCall[] {
  const present = async (place: TemplatePlace) =>
    presentTemplate(place, await service.stores.templates.versions(place));
  return [
    defineCall({
      id: 'listAccountMailTemplates',
      method: 'get',
      path: '/api/staff/mail-templates',
      summary: 'Returns the mails about accounts whose words can be changed, in a language',
      ...editors,
      input: { query: languageQuery },
      answers: { 200: listAnswer },
      async handle(ctx) {
        const all = await service.stores.templates.newest();
        ctx.body = { languages: languagesOffered(), templates: presentPlaces(ctx.input.query.language, all) };
      },
    }),
    defineCall({
      id: 'getAccountMailTemplate',
      method: 'get',
      path,
      summary: 'Returns the words of a mail with their versions, the standard, and the placeholders',
      ...editors,
      input: { params: place },
      answers: { 200: oneAnswer, 404: errorAnswer },
      async handle(ctx) {
        ctx.body = await present(known(ctx.input.params));
      },
    }),
    defineCall({
      id: 'updateAccountMailTemplate',
      method: 'put',
      path,
      summary: 'Changes the words of a mail; every version stays',
      ...editors,
      needsProof: true,
      input: {
        params: place,
        body: Joi.object<Template & { version: number }>({ ...template, version: versionField }),
      },
      answers: { 200: oneAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const { version, ...words } = body;
        const place = known(params);
        await saveTemplate(service, { place, template: words, version, actorId: ctx.actor.personId });
        ctx.body = await present(place);
      },
    }),
    defineCall({
      id: 'previewAccountMailTemplate',
      method: 'post',
      path: `${path}/preview`,
      summary:
        'Returns the mail as these words would make it, with the name of who asks; stores nothing, opens nothing',
      ...editors,
      input: { params: place, body: Joi.object<Template>(template) },
      answers: { 200: Joi.object(mailAnswer), 404: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const request = { place: known(params), template: body, personId: ctx.actor.personId };
        ctx.body = await previewTemplate(service, request);
      },
    }),
    defineCall({
      id: 'resetAccountMailTemplate',
      method: 'post',
      path: `${path}/standard`,
      summary: 'Goes back to the standard words of a mail; every version stays',
      ...editors,
      needsProof: true,
      input: { params: place, body: Joi.object<{ version: number }>({ version: versionField }) },
      answers: { 200: oneAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const place = known(params);
        const back = { place, template: null, version: body.version, actorId: ctx.actor.personId };
        await saveTemplate(service, back);
        ctx.body = await present(place);
      },
    }),
  ];
}
