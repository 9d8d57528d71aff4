import {
  letterLimits,
  type ReferenceType,
  referenceTypes,
  letterMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { referees } from '@portal/contract-svc-applications-v1/questions';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { schemaOf } from '../application';
import {
  type Actor,
  applicantRoles,
  errorAnswer,
  idParams,
  recordId,
  type Service,
  withMessage,
} from '../platform';
import { lettersAnswer } from './answers';
import { ask, own, remind } from './ask';
import { confirmAgain } from './confirm-again';
import { letterStatusOf } from './letter-status';
import { presentToApplicant } from './presenter';

interface AskBody {
  type: ReferenceType;
  full_name: string;
  email: string;
  phone: string | null;
  about: string;
}

/** The rules of the form's questions, with other words. */
const { full_name, email, phone } = referees.academic.ask;

/** Described as in earlier versions, which promise no format to callers: a refusal states its reason itself. */
const described = (swagger: object) => ({ swagger, swaggerOverride: true });

const askBody = Joi.object<AskBody>({
  type: withMessage(
    Joi.string()
      .valid(...valuesOf(referenceTypes))
      .required(),
    t.type,
  ),
  full_name: schemaOf({ ...full_name, say: { en: t.name } }).meta(
    described({ type: 'string', maxLength: 200 }),
  ),
  email: schemaOf({ ...email, say: { en: t.email } }).meta(described({ type: 'string', maxLength: 254 })),
  phone: schemaOf(phone).meta(described({ type: 'string', maxLength: 1000 })),
  about: withMessage(Joi.string().trim().max(letterLimits.about).required(), t.about),
});

/** Access for applicants in the wizard and on the dashboard. */
const byOwners = {
  auth: 'token' as const,
  scopes: ['wizard', 'account'],
  tags: ['letters'],
  roles: applicantRoles,
};

const refused = { 404: errorAnswer, 409: errorAnswer };

/** The applicant's calls about letters of referees; none of them returns a letter. */
export function letterCalls(service: Service): AnyCall[] {
  const lettersOf = async (actor: Actor, id: number) => {
    const application = await own(service.stores, actor, id);
    const requests = await service.stores.letters.all(id);
    return presentToApplicant(await letterStatusOf(service.stores, application), application, requests);
  };
  return [
    defineCall({
      id: 'listOwnLetters',
      method: 'get',
      path: '/api/user/applications/:id/letters',
      summary: 'Returns how far each reference letter is, without the letters',
      ...byOwners,
      input: { params: idParams },
      answers: { 200: lettersAnswer, 404: errorAnswer },
      async handle(ctx) {
        ctx.body = await lettersOf(ctx.actor, ctx.input.params.id);
      },
    }),
    defineCall({
      id: 'requestLetter',
      method: 'post',
      path: '/api/user/applications/:id/letters',
      summary: 'Asks a referee for a letter by mail, in place of whoever was asked before',
      ...byOwners,
      input: { params: idParams, body: askBody },
      answers: { 200: lettersAnswer, ...refused },
      async handle(ctx) {
        const { id } = ctx.input.params;
        const { full_name: fullName, ...referee } = ctx.input.body;
        await ask(service, { actor: ctx.actor, id, referee: { ...referee, fullName }, address: ctx.ip });
        ctx.body = await lettersOf(ctx.actor, id);
      },
    }),
    defineCall({
      id: 'remindReferee',
      method: 'post',
      path: '/api/user/applications/:id/letters/:letter/remind',
      summary: 'Mails a referee again, once in three days',
      ...byOwners,
      input: {
        params: Joi.object<{ id: number; letter: number }>({
          id: recordId.required(),
          letter: recordId.required(),
        }),
      },
      answers: { 200: lettersAnswer, ...refused, 429: errorAnswer },
      async handle(ctx) {
        const { id, letter } = ctx.input.params;
        await remind(service, ctx.actor, id, letter);
        ctx.body = await lettersOf(ctx.actor, id);
      },
    }),
    defineCall({
      id: 'resendMailboxConfirmation',
      method: 'post',
      path: '/api/user/applications/:id/letters/confirmation',
      summary: 'Mails the applicant the link again that shows that the mailbox is theirs',
      ...byOwners,
      input: { params: idParams },
      answers: { 200: lettersAnswer, ...refused, 429: errorAnswer },
      async handle(ctx) {
        await confirmAgain(service, ctx.actor, ctx.input.params.id);
        ctx.body = await lettersOf(ctx.actor, ctx.input.params.id);
      },
    }),
  ];
}
