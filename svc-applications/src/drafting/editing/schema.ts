import Joi from 'joi';
import { places, reviewed } from '../../application';

const records = ['intern_details', 'visitor_info', 'disability', 'logistics'];
const alone = places(reviewed).filter(([path]) => path.length === 1);
const isList = ([, , question]: (typeof alone)[number]) => question.kind === 'rows';
const lists = [...alone.filter(isList).map(([[name = '']]) => name), 'references'];
const texts = alone.filter((one) => !isList(one)).map(([[name = '']]) => name);

const namedBy = (names: string[], schema: object) => Object.fromEntries(names.map((name) => [name, schema]));

/** The valid content of each member depends on the programme, so it is checked once the application is known. */
export const editedData = Joi.object()
  .required()
  .meta({
    swagger: {
      type: 'object',
      description:
        'The parts to change, in the names of a review; those that are absent or null stay. Each takes the place of what was stored, with the rules of its step; in a record what is absent stays. `institutions` and `periods` are taken for `institution` and `period`; of a visit `previous_degrees` too, which services before 1.2.0 leave aside.',
      additionalProperties: true,
      properties: {
        ...namedBy(records, { type: 'object', nullable: true, additionalProperties: true }),
        ...namedBy(lists, {
          type: 'array',
          nullable: true,
          items: { type: 'object', additionalProperties: true },
        }),
        ...namedBy(texts, { type: 'string', nullable: true }),
      },
    },
    swaggerOverride: true,
  });
