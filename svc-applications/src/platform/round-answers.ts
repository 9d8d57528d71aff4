import Joi from 'joi';

const instant = () => Joi.string().isoDate().required();
const programme = () => Joi.string().max(40).required();
const local = () => Joi.string().pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

export const roundNamesAnswer = () =>
  Joi.object()
    .pattern(Joi.string().max(10), Joi.string())
    .required()
    .description('By language; the English name is always there');

export const roundFields = {
  id: Joi.number().integer().required(),
  programme: programme(),
  names: roundNamesAnswer(),
  opens: local().required().description("By the clock of the portal's zone"),
  closes: local().required().description('From this minute on nothing is taken'),
  opens_at: instant(),
  closes_at: instant().description('With the time added in which the portal was closed since the opening'),
};

/** The public facts of a round. */
export const roundAnswer = () => Joi.object(roundFields);

export const publicRounds = Joi.array()
  .items(
    Joi.object({
      programme: programme(),
      open: roundAnswer().allow(null).required(),
      next: roundAnswer().allow(null).required().description('The round that opens next'),
    }),
  )
  .optional()
  .description('Of programmes that have rounds; all others are always open');

/** Members of a refusal when no round accepts the application; nothing was changed. */
export const roundRefused = {
  round: roundAnswer().allow(null),
  closed_at: Joi.string().isoDate().allow(null),
  next_round: roundAnswer().allow(null),
};
