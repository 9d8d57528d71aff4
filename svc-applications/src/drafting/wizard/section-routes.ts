import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { answersOfSection, changeApplication, refuseToOwner } from '../../application';
import { inWizard, recordId, refusals, type Service, version, versionAnswer } from '../../platform';
import type { Programme } from '../programme/programme';

/** The fields that every section's call has: the application, and the version on which the answers are based. */
interface SectionBody {
  intern_details_id?: number;
  application_id?: number;
  version?: number;
}

/** One call for each section of the programme. */
export function sectionCalls(service: Service, { type, sections }: Programme): AnyCall[] {
  return sections.map(({ id, path, section, namedBy = 'intern_details_id' }) =>
    defineCall({
      id,
      method: 'post',
      path,
      summary: section.summary,
      ...inWizard(type),
      input: {
        body: Joi.object<SectionBody>({ [namedBy]: recordId.required(), ...section.fields, version }),
      },
      answers: { 200: versionAnswer, ...refusals },
      async handle(ctx) {
        const { intern_details_id, application_id, version, ...answers } = ctx.input.body;
        const ref = { detailsId: intern_details_id, id: application_id, type };
        const request = { actor: ctx.actor, ref, version };
        const changed = await changeApplication(service, request, (_stores, application) => {
          const given = answersOfSection(section, answers, application.answers);
          refuseToOwner(type, given, service.clock());
          return { answers: given };
        });
        ctx.body = { version: changed.version };
      },
    }),
  );
}
