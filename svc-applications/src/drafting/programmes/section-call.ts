import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { problems, programmeAnswers, type Section } from '@portal/contract-svc-applications-v1/questions';
import { Invalid, NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall, validated } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  changeApplication,
  earliestToday,
  keptSchemasOf,
  latestToday,
  type WholeApplication,
  withTyped,
} from '../../application';
import { inWizard, recordId, refusals, type Service, version, versionAnswer } from '../../platform';
import { anyAnswers, type Served, sectionParams } from './of-path';

interface SectionBody {
  application_id: number;
  answers: Record<string, unknown>;
  version?: number;
}

function sectionOf({ type }: Served, key: string): Section {
  const section = programmeAnswers[type].sections.find((one) => one.key === key);
  if (!section) throw new NotFound();
  return section;
}

/**
 * Refuses incomplete answers of a section.
 * @throws Invalid naming each question whose answer is missing or wrong
 */
function refuse(
  section: Section,
  application: WholeApplication,
  typed: object,
  { limits, now }: { limits: FormLimits; now: Date },
): void {
  const { email, phoneNumber: phone } = application.identity;
  const answers = { ...application.answers, ...typed, email, phone };
  const given = { limits, today: latestToday(), earliest: earliestToday(now), stored: true };
  const found = Object.entries(problems([section], answers, given));
  if (found.length > 0)
    throw new Invalid(Object.fromEntries(found.map(([path, sentence]) => [path, [sentence]])));
}

export const sectionByProgramme = (service: Service, named: (key: string) => Served): AnyCall =>
  defineCall({
    id: 'saveSection',
    method: 'post',
    path: '/api/programmes/:programme/sections/:section',
    summary: 'Stores the answers of a section if none is missing or wrong',
    ...inWizard('programmes'),
    input: {
      params: sectionParams,
      body: Joi.object<SectionBody>({
        application_id: recordId.required(),
        answers: anyAnswers.description('By the keys of their questions'),
        version,
      }),
    },
    answers: { 200: versionAnswer, ...refusals },
    async handle(ctx) {
      const programme = named(ctx.input.params.programme);
      const section = sectionOf(programme, ctx.input.params.section);
      const { application_id, answers, version } = ctx.input.body;
      // The form cannot change email and phone, which are the stored sign-in.
      const { email, phone, ...fields } = keptSchemasOf(section.ask);
      const typed = validated(Joi.object<Record<string, unknown>>(fields), answers);
      const request = { actor: ctx.actor, ref: { id: application_id, type: programme.type }, version };
      const changed = await changeApplication(service, request, (_stores, application) => {
        const { formLimits: limits } = service.portal.known();
        refuse(section, application, typed, { limits, now: service.clock() });
        return { answers: withTyped(programme.type, application.answers, typed) };
      });
      ctx.body = { version: changed.version };
    },
  });
