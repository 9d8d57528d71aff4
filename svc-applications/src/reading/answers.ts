import { requestAnotherStates } from '@portal/contract-svc-applications-v1';
import { internship, visit } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import {
  day,
  id,
  instant,
  listOf,
  maybe,
  maybeInstant,
  referenceAnswer,
  status,
  type,
  upload,
  words,
} from '../answers';
import {
  courseWork,
  described,
  detailsAnswer,
  furtherAnswers,
  honours,
  interests,
  languages,
  logisticsFields,
  maybeNumber,
  maybeYes,
  periods,
  visitorFields,
  yes,
} from '../review-answers';

const same = (of: string) => `The same as ${of}`;

const storedFields = { ...upload, file_url: words() };
export const storedAnswer = Joi.object(storedFields);
export const storedListAnswer = listOf(storedFields);

const anotherOn = Joi.string()
  .allow(null)
  .meta({ swagger: { format: 'date' } })
  .description("From this day on another one can be requested, with 'later'");
const another = Joi.string().valid(...requestAnotherStates);

/** What the applicant may do. */
export const ownerAbilitiesAnswer = Joi.object({
  view: yes(),
  edit: yes(),
  upload: yes(),
  submit: yes(),
  continue: yes().description('A first draft goes on in its wizard'),
  finish: yes().description('A further application has its own form'),
  request_another: another.required(),
  request_another_on: anotherOn.required(),
}).required();

/** What whoever asks may do. */
const abilities = Joi.object({
  view: yes(),
  edit: yes(),
  upload: yes(),
  decide: Joi.boolean().description('Staff alone'),
  submit: Joi.boolean(),
  continue: Joi.boolean(),
  finish: Joi.boolean(),
  request_another: another,
  request_another_on: anotherOn,
}).required();

const institutions = listOf({
  name: words(),
  institution_name: words().description(same('name')),
  program: words(),
  degree_level: words(),
  graduation_year: maybeNumber(),
});

export const fullReview = Joi.object({
  id: id(),
  originalId: id().description(same('id')),
  reference: words().description('INT-12, VIS-12'),
  type: type(),
  status: status(),
  version: id(),
  origin: Joi.string().valid('wizard', 'secondary', 'request').required(),
  applicant_name: words(),
  user_id: id(),
  purpose: maybe(),
  submitted_date: maybeInstant(),
  created_at: instant(),
  updated_at: instant(),
  current_step: id(),
  progress: id().description('Whole percents'),
  intern_details: detailsAnswer.keys({ id: id() }),
  visitor_info: Joi.object({
    ...visitorFields,
    purpose: maybe(),
    category: maybe().description('personal or institutional'),
  })
    .allow(null)
    .required(),
  disability: Joi.object({
    has_disability: maybeYes(),
    description: maybe(),
    disability_description: maybe().description(same('description')),
  }).required(),
  logistics: Joi.object({
    ...logisticsFields,
    accommodation_needed: maybeYes(),
    hours_available: maybeNumber().description('A week, over all periods'),
  })
    .allow(null)
    .required(),
  institution: institutions,
  institutions,
  degree: listOf({
    name: words(),
    institution: words().description(same('name')),
    program: words(),
    field_of_study: words().description(same('program')),
    degree_level: words(),
    graduation_date: day(),
  }),
  honours,
  course_work: courseWork,
  clinic_experience: described,
  research_experience: described,
  volunteer_experience: described,
  interests,
  personal_statement: maybe(),
  languages,
  other_skills: maybe(),
  period: periods,
  periods,
  references: listOf({ ...referenceAnswer, position: maybe() }),
  uploads: storedListAnswer,
  letters: listOf({
    ...storedFields,
    letter_of: Joi.object({ full_name: words(), email: words() })
      .allow(null)
      .description('Who wrote it; null when no referee was named yet'),
  }).description('The stored letters; that of a reference is the one at its letter_path'),
  form_data: Joi.object({
    personal_statement: maybe(),
    purpose: maybe(),
    hours_available: maybeNumber(),
    previous_degrees: maybe(),
    signature: maybe(),
    agreement: yes(),
  }).required(),
  abilities,
  ...furtherAnswers([...internship, ...visit]),
}).required();

export const reviewAnswer = Joi.object({ review: fullReview });
