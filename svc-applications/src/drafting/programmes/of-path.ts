import { isProgramme, programmeWizards } from '@portal/contract-svc-applications-v1';
import { programmeAnswers } from '@portal/contract-svc-applications-v1/questions';
import { NotFound } from '@portal/service-kit/errors';
import Joi from 'joi';
import { type Contents, counts, keptSchemasOf, keptText, personalFields } from '../../application';
import { missingSentence } from '../../documents';
import type { Programme } from '../programme/programme';

/** The parts of a programme that the calls for every programme need. */
export type Served = Pick<Programme, 'type' | 'form' | 'merged'> & {
  personal: Pick<Programme['personal'], 'fields'>;
  submission: Pick<Programme['submission'], 'lacks'>;
};

const key = Joi.string().max(40).required().description('A programme by its key');

export const programmeParams = Joi.object<{ programme: string }>({ programme: key });
export const sectionParams = Joi.object<{ programme: string; section: string }>({
  programme: key,
  section: Joi.string().max(60).required().description('A section of it by its key'),
});

/** Answers by the keys of their questions; the programme decides which keys are valid. */
export const anyAnswers = Joi.object()
  .unknown()
  .required()
  .meta({ swagger: { additionalProperties: true } });

/** The documents that the programme's wizard requires and that are missing. */
function lackingDocuments(type: Programme['type'], { documents }: Pick<Contents, 'documents'>) {
  const missing = (programmeWizards[type]?.documents ?? []).filter(
    ({ value, required }) => required && !documents.some((one) => one.uploadType === value && counts(one)),
  );
  return Object.fromEntries(missing.map(({ value }) => [`documents.${value}`, [missingSentence(value)]]));
}

/** A programme without calls of its own, made from its entry in the table of programmes. */
function plainProgramme(type: Programme['type']): Served {
  const asked = Object.assign({}, ...programmeAnswers[type].sections.map(({ ask }) => keptSchemasOf(ask)));
  // The form cannot change email and phone, which are the stored sign-in.
  const { email, phone, ...fields } = asked as Record<string, Joi.Schema>;
  return {
    type,
    personal: { fields: personalFields },
    form: Joi.object({ ...fields, country_code: keptText(10) }),
    submission: { lacks: (_answers, contents) => lackingDocuments(type, contents) },
  };
}

/**
 * Finds the programme of a path; `own` are the programmes with calls of their own.
 * @throws NotFound if there is no such programme
 */
export const servedBy =
  (own: readonly Programme[]) =>
  (key: string): Served => {
    if (!isProgramme(key)) throw new NotFound();
    return own.find(({ type }) => type === key) ?? plainProgramme(key);
  };
