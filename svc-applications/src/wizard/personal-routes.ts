import { personalMessages as say } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { refusals } from '../answers';
import { changeApplication } from '../applications/change';
import type { Details } from '../applications/contents';
import { recordId, version } from '../fields';
import { renamePerson } from '../mail/kinds';
import { detailsOf, type Personal, personalForm } from '../sections/personal';
import { keepSection } from '../sections/section';
import type { Service } from '../service';
import { inWizard } from '../who';
import type { Programme } from './programme';

interface PersonalBody extends Personal {
  application_id: number;
  version?: number;
}

export function personalCall(
  service: Service,
  { type, personal: { door, fields, further } }: Programme,
): AnyCall {
  return defineCall({
    ...door,
    method: 'post',
    summary: 'Changes the personal details',
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
      const request = { asker: ctx.actor, ref: { id: application_id, type }, version };
      const changed = await changeApplication(service, request, async (stores, application) => {
        const stored = await stores.applications.details(application.id);
        refuseAnotherSignIn(personal, stored);
        await stores.applications.updateDetails(application.id, detailsOf(personal));
        if (personal.name !== stored?.fullName) {
          await stores.enqueue(renamePerson, { person_id: application.personId, name: personal.name });
        }
        let form = personalForm(personal);
        for (const section of further) {
          form = { ...form, ...(await keepSection(section, personal, { stores, application })) };
        }
        return { form, changes: { applicantName: personal.name } };
      });
      ctx.body = { details: { id: changed.detailsId }, version: changed.version };
    },
  });
}

const personalAnswer = Joi.object({
  details: Joi.object({ id: Joi.number().integer().required() }).required(),
  version: Joi.number().integer().required(),
});

/** Email and phone are how the person comes back: a slip here would lock them out. */
function refuseAnotherSignIn(personal: Personal, stored: Details | undefined): void {
  const fields: FieldErrors = {};
  if (personal.email !== stored?.email) fields.email = [say.email_fixed];
  if (personal.phone !== stored?.phoneNumber) fields.phone = [say.phone_fixed];
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
}
