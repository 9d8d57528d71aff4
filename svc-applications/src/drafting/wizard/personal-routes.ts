import { personalMessages as t } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  answersOfSection,
  changeApplication,
  type Identity,
  type Personal,
  personalAnswers,
} from '../../application';
import { inWizard, recordId, refusals, type Service, version } from '../../platform';
import { renewIdentity } from '../programme/finished';
import type { Programme } from '../programme/programme';

interface PersonalBody extends Personal {
  application_id: number;
  version?: number;
}

export function personalCall(
  service: Service,
  { type, personal: { door: target, fields, further } }: Programme,
): AnyCall {
  return defineCall({
    ...target,
    method: 'post',
    summary: 'Stores the personal details',
    ...inWizard(type),
    input: {
      body: Joi.object<PersonalBody>({
        application_id: recordId.required(),
        ...fields,
        ...Object.assign({}, ...further.map((section) => section.fields)),
        version,
      }),
    },
    answers: { 200: personalAnswer, ...refusals },
    async handle(ctx) {
      const { application_id, version, ...personal } = ctx.input.body;
      const request = { actor: ctx.actor, ref: { id: application_id, type }, version };
      const changed = await changeApplication(service, request, async (stores, application) => {
        const { answers: stored, identity } = application;
        refuseAnotherSignIn(personal, identity);
        await renewIdentity(stores, application, personal);
        const answers = Object.assign(
          personalAnswers(personal),
          ...further.map((section) => answersOfSection(section, personal, stored)),
        );
        return { answers, changes: { applicantName: personal.name } };
      });
      ctx.body = { details: { id: changed.detailsId }, version: changed.version };
    },
  });
}

const personalAnswer = Joi.object({
  details: Joi.object({ id: Joi.number().integer().required() }).required(),
  version: Joi.number().integer().required(),
});

/** Refuses another email or phone: these are the sign-in, and a mistake here would lock the person out. */
function refuseAnotherSignIn(personal: Personal, stored: Identity): void {
  const fields: FieldErrors = {};
  if (personal.email !== stored.email) fields.email = [t.email_fixed];
  if (personal.phone !== stored.phoneNumber) fields.phone = [t.phone_fixed];
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
}
