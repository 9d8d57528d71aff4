import Joi from 'joi';

const records = ['intern_details', 'visitor_info', 'disability', 'logistics'];
const lists = [
  'institution',
  'degree',
  'honours',
  'course_work',
  'clinic_experience',
  'research_experience',
  'volunteer_experience',
  'interests',
  'languages',
  'period',
  'references',
];
const texts = ['personal_statement', 'other_skills'];

const named = (names: string[], schema: object) => Object.fromEntries(names.map((name) => [name, schema]));

/** What each holds depends on the programme: it is checked once the application is known. */
export const editedData = Joi.object()
  .required()
  .meta({
    swagger: {
      type: 'object',
      description:
        'The parts to change, in the names of a review; those that are absent or null stay. Each takes the place of what was stored, with the rules of its step; in a record what is absent stays. `institutions` and `periods` are taken for `institution` and `period`; of a visit `previous_degrees` too, which services before 1.2.0 leave aside.',
      additionalProperties: true,
      properties: {
        ...named(records, { type: 'object', nullable: true, additionalProperties: true }),
        ...named(lists, {
          type: 'array',
          nullable: true,
          items: { type: 'object', additionalProperties: true },
        }),
        ...named(texts, { type: 'string', nullable: true }),
      },
    },
    swaggerOverride: true,
  });
