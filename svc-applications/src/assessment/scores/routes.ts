import {
  type ApplicationType,
  isProgramme,
  points as knownPoints,
  programmes,
  readingLimits,
  readingMessages as t,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  idParams,
  listOf,
  maybe,
  maybeInstant,
  programme,
  recordId,
  type Service,
  withMessage,
} from '../../platform';
import { formAnswer, ownSheetAnswer } from './answers';
import type { TypedCriterion } from './form';
import { presentForm, presentOwn } from './presenter';
import { saveForm } from './save-form';
import { type SaveSheet, saveSheet } from './save-sheet';

const formsAnswer = Joi.object({
  forms: listOf({
    programme: programme().required(),
    form: formAnswer.allow(null).required(),
    saved_by: maybe(),
    saved_at: maybeInstant(),
  }),
});

const version = Joi.number().integer().min(0).required().description('The version that was read; 0: none');

const criterion = Joi.object<TypedCriterion>({
  key: Joi.string().max(20).allow(null).description('Of a criterion that was there before'),
  name: withMessage(
    Joi.string().trim().max(readingLimits.criterionName).required(),
    t.criterionName,
    () => t.criterionName,
  ),
  help: withMessage(
    Joi.string().trim().allow('').max(readingLimits.criterionHelp).required(),
    t.criterionHelp,
    () => t.criterionHelp,
  ),
  weight: withMessage(Joi.number().integer().min(1).max(readingLimits.weight).required(), t.weight),
});

const formBody = Joi.object<{ criteria: TypedCriterion[]; version: number }>({
  criteria: Joi.array()
    .items(criterion)
    .min(1)
    .max(readingLimits.criteria)
    .required()
    .messages(whenever(t.criteria, 'array.min', 'array.max')),
  version,
});

interface SheetBody extends Pick<SaveSheet, 'points' | 'comment' | 'version'> {
  form_id: number;
}

const sheetBody = Joi.object<SheetBody>({
  form_id: recordId.required(),
  points: Joi.object()
    .pattern(
      Joi.string().max(20),
      withMessage(
        Joi.number()
          .valid(...knownPoints)
          .allow(null),
        t.points,
      ),
    )
    .max(readingLimits.criteria)
    .required(),
  comment: withMessage(
    Joi.string().allow('').max(readingLimits.comment).required(),
    t.comment,
    () => t.comment,
  ),
  version,
});

const sheetPath = '/api/admin/applications/:id/score-sheet';
const sheetAnswers = {
  200: Joi.object({ sheet: ownSheetAnswer.required() }),
  404: errorAnswer,
  409: errorAnswer,
};

/** The calls for each programme's criteria, and for the points of readers. */
export function scoreCalls(service: Service): AnyCall[] {
  const { stores } = service;
  const forms = async () => ({
    forms: await Promise.all(
      programmes.map(async ({ key }) => {
        const form = await stores.scores.form(key);
        return {
          programme: key,
          form: form ? presentForm(form) : null,
          saved_by: form?.savedBy ?? null,
          saved_at: form?.savedAt.toISOString() ?? null,
        };
      }),
    ),
  });
  const save = async (given: Omit<SaveSheet, 'formId'>, formId: number) => {
    const sheet = await saveSheet(service, { ...given, formId });
    return { sheet: presentOwn(sheet, sheet.form) };
  };
  return [
    defineCall({
      id: 'listScoreForms',
      method: 'get',
      path: '/api/admin/score-forms',
      summary: 'Returns the criteria by which the applications of each programme are read',
      ...byStaff('readApplications'),
      answers: { 200: formsAnswer },
      async handle(ctx) {
        ctx.body = await forms();
      },
    }),
    defineCall({
      id: 'updateScoreForm',
      method: 'put',
      path: '/api/admin/score-forms/:programme',
      summary: 'Sets the criteria of a programme as the next version; sheets that were sent keep theirs',
      ...byStaff('manageAssessment'),
      input: {
        params: Joi.object<{ programme: ApplicationType }>({ programme: Joi.string().max(40).required() }),
        body: formBody,
      },
      answers: { 200: formsAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { programme } = ctx.input.params;
        if (!isProgramme(programme)) throw new NotFound();
        await saveForm(service, { actor: ctx.actor, programme, ...ctx.input.body });
        ctx.body = await forms();
      },
    }),
    defineCall({
      id: 'saveScoreSheet',
      method: 'put',
      path: sheetPath,
      summary: "Keeps the caller's score sheet of a submitted application as typed; nobody else sees it",
      ...byStaff('assess'),
      input: { params: idParams, body: sheetBody },
      answers: sheetAnswers,
      async handle(ctx) {
        const { form_id, ...typed } = ctx.input.body;
        const applicationId = ctx.input.params.id;
        ctx.body = await save({ actor: ctx.actor, applicationId, ...typed, send: false }, form_id);
      },
    }),
    defineCall({
      id: 'submitScoreSheet',
      method: 'post',
      path: `${sheetPath}/send`,
      summary: "Sends the caller's score sheet, which staff then see and nobody changes",
      ...byStaff('assess'),
      input: { params: idParams, body: sheetBody },
      answers: sheetAnswers,
      async handle(ctx) {
        const { form_id, ...typed } = ctx.input.body;
        const applicationId = ctx.input.params.id;
        ctx.body = await save({ actor: ctx.actor, applicationId, ...typed, send: true }, form_id);
      },
    }),
  ];
}
