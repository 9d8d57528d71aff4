import {
  isProgramme,
  programmes,
  templateMessages as t,
  templateLimits,
} from '@portal/contract-svc-applications-v1';
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
import { byStaff, errorAnswer, listOf, recordId, type Service, words } from '../../platform';
import { presentPlaces, presentTemplate } from './presenter';
import { previewTemplate } from './preview';
import { saveTemplate } from './save';
import type { TemplatePlace } from './store';

const place = Joi.object<TemplatePlace>({
  programme: Joi.string().max(40).required().description('A programme by its key'),
  kind: Joi.string().max(40).required().description('A mail, as listMailTemplates names it'),
  language: Joi.string<Language>().max(10).required(),
});

const template = templateFields(templateLimits, t);

const where = { kind: words(), label: words(), programme: words(), language: words() };

const listAnswer = Joi.object({
  languages: Joi.array().items(Joi.string()).required(),
  templates: listOf({ ...where, ...lineAnswer }),
});

const oneAnswer = Joi.object({ ...where, ...wordsAnswer });

const path = '/api/admin/mail-templates/:programme/:kind/:language';

/** The calls with which administrators change the words of mails. */
export function templateCalls(service: Service): AnyCall[] {
  /**
   * Returns the place if its mail, programme and language exist.
   * @throws NotFound
   */
  function known(place: TemplatePlace): TemplatePlace {
    const { programme, kind, language } = place;
    const isMail = service.works.templates.some(({ key }) => key === kind);
    if (!isMail || !isProgramme(programme) || !languagesOffered().includes(language)) throw new NotFound();
    return place;
  }
  const present = async (place: TemplatePlace) =>
    presentTemplate(service.works, place, await service.stores.templates.versions(place));
  return [
    defineCall({
      id: 'listMailTemplates',
      method: 'get',
      path: '/api/admin/mail-templates',
      summary: 'Returns the mails whose words can be changed, for each programme, in a language',
      ...byStaff('manageMailTemplates'),
      input: { query: languageQuery },
      answers: { 200: listAnswer },
      async handle(ctx) {
        const all = await service.stores.templates.newest();
        ctx.body = {
          languages: languagesOffered(),
          templates: presentPlaces(service.works, ctx.input.query.language, programmes, all),
        };
      },
    }),
    defineCall({
      id: 'getMailTemplate',
      method: 'get',
      path,
      summary: 'Returns the words of a mail with their versions, the standard, and the placeholders',
      ...byStaff('manageMailTemplates'),
      input: { params: place },
      answers: { 200: oneAnswer, 404: errorAnswer },
      async handle(ctx) {
        const params = known(ctx.input.params);
        ctx.body = await present(params);
      },
    }),
    defineCall({
      id: 'updateMailTemplate',
      method: 'put',
      path,
      summary: 'Changes the words of a mail; every version stays',
      ...byStaff('manageMailTemplates'),
      needsProof: true,
      input: {
        params: place,
        body: Joi.object<Template & { version: number }>({ ...template, version: versionField }),
      },
      answers: { 200: oneAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const { version, ...words } = body;
        await saveTemplate(service, { place: known(params), template: words, version, actor: ctx.actor });
        ctx.body = await present(params);
      },
    }),
    defineCall({
      id: 'resetMailTemplate',
      method: 'post',
      path: `${path}/standard`,
      summary: 'Goes back to the standard words of a mail; every version stays',
      ...byStaff('manageMailTemplates'),
      needsProof: true,
      input: { params: place, body: Joi.object<{ version: number }>({ version: versionField }) },
      answers: { 200: oneAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const back = { place: known(params), template: null, version: body.version, actor: ctx.actor };
        await saveTemplate(service, back);
        ctx.body = await present(params);
      },
    }),
    defineCall({
      id: 'previewMailTemplate',
      method: 'post',
      path: `${path}/preview`,
      summary: 'Returns the mail as these words would make it, with a real application; stores nothing',
      ...byStaff('manageMailTemplates'),
      input: {
        params: place,
        body: Joi.object<Template & { application_id?: number }>({ ...template, application_id: recordId }),
      },
      answers: {
        200: Joi.object({
          ...mailAnswer,
          application_id: Joi.number().integer().allow(null).required().description('null: made up'),
        }),
        404: errorAnswer,
      },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const { application_id: applicationId, ...words } = body;
        const request = {
          actor: ctx.actor,
          place: known(params),
          template: words,
          ...(applicationId !== undefined && { applicationId }),
        };
        const { applicationId: shown, ...mail } = await previewTemplate(service, request);
        ctx.body = { ...mail, application_id: shown };
      },
    }),
  ];
}
