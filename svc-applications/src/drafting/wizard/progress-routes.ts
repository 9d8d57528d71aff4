import { answersOf } from '@portal/contract-svc-applications-v1/questions';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  type Answers,
  changeApplication,
  changeRow,
  contentsFrom,
  contentsOf,
  detailsAnswer,
  formOf,
  isLetter,
  isOpen,
  isOwner,
  lastStep,
  presentStoredFiles,
  presentSubmitted,
  type RowChange,
  type RowRequest,
  type Saved,
  type WholeApplication,
  withTyped,
} from '../../application';
import {
  type Actor,
  alreadySubmitted,
  applicationAnswer,
  errorAnswer,
  formLimitsAnswer,
  inWizard,
  namedAsInTheForm,
  pageOfCall,
  recordId,
  refusals,
  type Service,
  type Stores,
  storedFiles,
  userAnswer,
  version,
} from '../../platform';
import { letterStatusOf, lettersInWizardAnswer } from '../../referees';
import { finish, finishedParts } from '../programme/finished';
import type { Programme } from '../programme/programme';
import { forWizard } from './for-wizard';
import { presentProgress } from './progress-presenter';

interface SaveBody {
  application_id: number;
  intern_details_id?: number;
  current_step: number;
  form_data: Answers;
  finished?: string[];
  version?: number;
}

export function progressCalls(service: Service, programme: Programme): AnyCall[] {
  const { stores, portal } = service;
  const { type } = programme;
  return [
    defineCall({
      ...programme.getProgress,
      method: 'get',
      summary: 'Returns the stored application with the step to continue at',
      ...inWizard(type),
      answers: { 200: progressAnswer(programme), 220: alreadySubmitted, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const application = await ownInWizard(stores, ctx.actor, type);
        if (!isOpen(application)) {
          ctx.status = 220;
          ctx.body = { application: presentSubmitted(application) };
          return;
        }
        const contents = await contentsOf(stores, application);
        const { formLimits } = await portal.settings();
        const state = await letterStatusOf(stores, application);
        ctx.body = presentProgress(programme, application, contents, { formLimits, standing: state });
      },
    }),
    defineCall({
      ...programme.saveProgress,
      method: 'post',
      summary: 'Stores the form as it is typed; top-level members replace the stored ones',
      ...inWizard(type),
      input: {
        body: Joi.object<SaveBody>({
          application_id: recordId.required(),
          intern_details_id: recordId,
          current_step: Joi.number().integer().min(1).max(lastStep(type)).required(),
          form_data: programme.form.required().error(namedAsInTheForm),
          finished: finishedParts(type),
          version,
        }),
      },
      answers: {
        200: Joi.object({ version: Joi.number().integer().required(), ...storedFiles }),
        ...refusals,
      },
      async handle(ctx) {
        const { application_id, intern_details_id, ...body } = ctx.input.body;
        const ref = { id: application_id, detailsId: intern_details_id, type };
        const saving = { actor: ctx.actor, ref, page: pageOfCall(service, ctx), ...body };
        const { application: saved, ...read } = await saveForm(service, programme, saving);
        const documents = read.documents ?? (await stores.documents.of(saved.id));
        // Only letters need the referees, and most drafts have no letter yet.
        const { referees } = documents.some(isLetter) ? contentsFrom(saved.answers, saved) : { referees: [] };
        ctx.body = { version: saved.version, ...presentStoredFiles({ documents, referees }) };
      },
    }),
  ];
}

interface FormSave extends Pick<RowRequest, 'actor' | 'ref' | 'version' | 'page'> {
  current_step: number;
  form_data: Answers;
  /** The parts that the person finishes with this save. */
  finished?: readonly string[];
}

/**
 * Stores a form while it is being typed, and finishes parts of it in the same transaction.
 * @throws Invalid for a finished part with a missing or wrong answer; nothing is stored then
 */
export async function saveForm(
  service: Service,
  programme: Pick<Programme, 'type' | 'merged'> & { personal: Pick<Programme['personal'], 'fields'> },
  { current_step, form_data, finished = [], ...request }: FormSave,
): Promise<Saved> {
  const { type, merged } = programme;
  const typed = (application: WholeApplication): RowChange => {
    const { answers: stored } = application;
    const answers = withTyped(type, stored, merged?.(form_data, formOf(stored)) ?? form_data);
    return {
      answers,
      changes: { currentStep: current_step, ...renamed(programme, application, form_data) },
    };
  };
  if (finished.length === 0) return changeRow(service, request, typed);
  await request.page?.keep();
  const application = await changeApplication(service, request, async (stores, found) => {
    const change = typed(found);
    await finish(service, stores, { ...found, answers: change.answers }, finished);
    return change;
  });
  return { application };
}

/**
 * The person's application of a programme, as its wizard shows it.
 * @throws NotFound, ContinuedInDashboard
 */
export async function ownInWizard(
  stores: Stores,
  actor: Actor,
  type: Programme['type'],
): Promise<WholeApplication> {
  const found = await (actor.resource === undefined
    ? stores.applications.newest(actor.personId, type)
    : stores.applications.find({ id: actor.resource }));
  if (!found || !isOwner(actor, found) || found.type !== type) throw new NotFound();
  return forWizard(stores, found);
}

/** The name for lists and search, as last typed. */
function renamed(
  { personal }: { personal: Pick<Programme['personal'], 'fields'> },
  { applicantName }: WholeApplication,
  { name }: Answers,
): Pick<RowChange['changes'], 'applicantName'> {
  if (name === undefined || name === applicantName) return {};
  const { error, value } = personal.fields.name.validate(name);
  return error || value === applicantName ? {} : { applicantName: value };
}

const progressAnswer = ({ type, storedForm, review, progress }: Programme) =>
  Joi.object({
    current_step: Joi.number().integer().required(),
    furthest_step: Joi.number().integer().required().description('The furthest step that was sent'),
    version: Joi.number().integer().required(),
    form_data: storedForm.required(),
    application: applicationAnswer,
    user: userAnswer,
    intern_details: detailsAnswer,
    reviewData: review.answer,
    ...progress?.answer,
    ...storedFiles,
    form_limits: formLimitsAnswer,
    ...(answersOf(type).references.length > 0 && { letters: lettersInWizardAnswer }),
  });
