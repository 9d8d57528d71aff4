import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { withTyped } from '../answered/answers';
import { contentsFrom } from '../answered/contents-from';
import { contentsOf, withAnswers } from '../answered/current';
import {
  alreadySubmitted,
  applicationAnswer,
  errorAnswer,
  formLimitsAnswer,
  refusals,
  storedFiles,
  userAnswer,
} from '../answers';
import { type FormData, isOpen, lastStep, type WholeApplication } from '../applications/application';
import { changeApplication } from '../applications/change';
import { isLetter } from '../applications/contents';
import { isOwner } from '../applications/policy';
import { presentSubmitted } from '../applications/presenter';
import { presentStoredFiles } from '../applications/review';
import type { ApplicationChanges } from '../applications/store';
import { namedAsInTheForm, recordId, version } from '../fields';
import { detailsAnswer } from '../review-answers';
import type { Service } from '../service';
import { inWizard } from '../who';
import { forWizard } from './for-wizard';
import type { Programme } from './programme';
import { presentProgress } from './progress-presenter';

interface SaveBody {
  application_id: number;
  intern_details_id?: number;
  current_step: number;
  form_data: FormData;
  version?: number;
}

export function progressCalls(service: Service, programme: Programme): AnyCall[] {
  const { stores, portal } = service;
  const { type } = programme;
  return [
    defineCall({
      ...programme.getProgress,
      method: 'get',
      summary: 'Where the person was, with all that is stored',
      ...inWizard(type),
      answers: { 200: progressAnswer(programme), 220: alreadySubmitted, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { actor } = ctx;
        const found = await (actor.resource === undefined
          ? stores.applications.newest(actor.personId, type)
          : stores.applications.find({ id: actor.resource }));
        if (!found || !isOwner(actor, found) || found.type !== type) throw new NotFound();
        const application = await forWizard(stores, found);
        if (!isOpen(application)) {
          ctx.status = 220;
          ctx.body = { application: presentSubmitted(application) };
          return;
        }
        const whole = await withAnswers(stores, application);
        const contents = await contentsOf(stores, whole);
        ctx.body = presentProgress(programme, whole, contents, (await portal.settings()).formLimits);
      },
    }),
    defineCall({
      ...programme.saveProgress,
      method: 'post',
      summary: 'Keeps the form as it is being typed; top-level members are merged into the stored form',
      ...inWizard(type),
      input: {
        body: Joi.object<SaveBody>({
          application_id: recordId.required(),
          intern_details_id: recordId,
          current_step: Joi.number().integer().min(1).max(lastStep(type)).required(),
          form_data: programme.form.required().error(namedAsInTheForm),
          version,
        }),
      },
      answers: {
        200: Joi.object({ version: Joi.number().integer().required(), ...storedFiles }),
        ...refusals,
      },
      async handle(ctx) {
        const { application_id, intern_details_id, current_step, form_data, version } = ctx.input.body;
        const ref = { id: application_id, detailsId: intern_details_id, type };
        const request = { asker: ctx.actor, ref, version };
        const saved = await changeApplication(service, request, (_stores, application) => {
          const form = programme.merged?.(form_data, application.formData) ?? form_data;
          return {
            form,
            answers: withTyped(type, application.answers, form),
            changes: { currentStep: current_step, ...renamed(programme, application, form_data) },
          };
        });
        const documents = await stores.documents.of(saved.id);
        // Only letters stand with their referees, and most of what is being typed has none yet.
        const { referees } = documents.some(isLetter) ? contentsFrom(saved.answers, saved) : { referees: [] };
        ctx.body = { version: saved.version, ...presentStoredFiles({ documents, referees }) };
      },
    }),
  ];
}

/** Lists and search know an application by the name that was typed last. */
function renamed(
  { personal }: Programme,
  { applicantName }: WholeApplication,
  { name }: FormData,
): ApplicationChanges {
  if (name === undefined || name === applicantName) return {};
  const { error, value } = personal.fields.name.validate(name);
  return error || value === applicantName ? {} : { applicantName: value };
}

const progressAnswer = ({ storedForm, review, progress }: Programme) =>
  Joi.object({
    current_step: Joi.number().integer().required(),
    version: Joi.number().integer().required(),
    form_data: storedForm.required(),
    application: applicationAnswer,
    user: userAnswer,
    intern_details: detailsAnswer,
    reviewData: review.answer,
    ...progress?.answer,
    ...storedFiles,
    form_limits: formLimitsAnswer,
  });
