import { type AnyCall, defineCall, validated } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  type Answers,
  contentsOf,
  formOf,
  isOpen,
  lastStep,
  presentApplication,
  presentStoredFiles,
  presentSubmitted,
} from '../../application';
import {
  alreadySubmitted,
  applicationAnswer,
  errorAnswer,
  formLimitsAnswer,
  id,
  inWizard,
  namedAsInTheForm,
  pageOfCall,
  recordId,
  refusals,
  type Service,
  storedFiles,
  userAnswer,
  version,
  versionAnswer,
} from '../../platform';
import { finishedParts } from '../programme/finished';
import { ownInWizard, saveForm } from '../wizard/progress-routes';
import { anyAnswers, programmeParams, type Served } from './of-path';

/** The id of the call that saves a form of any programme. */
export const savesByProgramme = 'saveProgress';

interface SaveBody {
  application_id: number;
  current_step: number;
  form_data: Answers;
  finished?: string[];
  version?: number;
}

const saveBody = Joi.object<SaveBody>({
  application_id: recordId.required(),
  current_step: Joi.number().integer().min(1).required(),
  form_data: anyAnswers.description('Answers by the keys of their questions'),
  finished: finishedParts(),
  version,
});

const progressAnswer = Joi.object({
  current_step: id(),
  furthest_step: id().description('The furthest step that was sent'),
  version: id(),
  form_data: anyAnswers,
  application: applicationAnswer,
  user: userAnswer,
  ...storedFiles,
  form_limits: formLimitsAnswer,
});

/** The schema of a programme's unfinished form: any answer may be absent, but none may be of a wrong kind. */
const typedInto = ({ form, type }: Served) =>
  Joi.object<Pick<SaveBody, 'form_data' | 'current_step' | 'finished'>>({
    form_data: form.required().error(namedAsInTheForm),
    finished: finishedParts(type),
    current_step: Joi.number().integer().max(lastStep(type)),
  });

export function progressByProgramme(service: Service, named: (key: string) => Served): AnyCall[] {
  const { stores, portal } = service;
  return [
    defineCall({
      id: 'getProgress',
      method: 'get',
      path: '/api/programmes/:programme/progress',
      summary: 'Returns the stored application of a programme with the step to continue at',
      ...inWizard('programmes'),
      input: { params: programmeParams },
      answers: { 200: progressAnswer, 220: alreadySubmitted, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { type } = named(ctx.input.params.programme);
        const application = await ownInWizard(stores, ctx.actor, type);
        if (!isOpen(application)) {
          ctx.status = 220;
          ctx.body = { application: presentSubmitted(application) };
          return;
        }
        const contents = await contentsOf(stores, application);
        const { personId, currentStep, furthestStep, version, answers, applicantName, identity } =
          application;
        ctx.body = {
          current_step: currentStep,
          furthest_step: furthestStep,
          version,
          form_data: formOf(answers),
          application: presentApplication(application),
          user: { id: personId, role: type, name: applicantName, email: identity.email },
          ...presentStoredFiles(contents),
          form_limits: (await portal.settings()).formLimits,
        };
      },
    }),
    defineCall({
      id: savesByProgramme,
      method: 'post',
      path: '/api/programmes/:programme/progress',
      summary: 'Stores the form as it is typed; top-level members replace the stored ones',
      ...inWizard('programmes'),
      input: { params: programmeParams, body: saveBody },
      answers: { 200: versionAnswer, ...refusals },
      async handle(ctx) {
        const programme = named(ctx.input.params.programme);
        const { type } = programme;
        const { application_id, version, ...body } = ctx.input.body;
        const typed = validated(typedInto(programme), body);
        const ref = { id: application_id, type };
        const saving = { actor: ctx.actor, ref, version, page: pageOfCall(service, ctx), ...typed };
        const { application: saved } = await saveForm(service, programme, saving);
        ctx.body = { version: saved.version };
      },
    }),
  ];
}
