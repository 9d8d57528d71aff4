import Joi from 'joi';

const name = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(60)
  // Every object has a member of this name.
  .invalid('constructor')
  .required()
  .messages({
    'string.pattern.base': 'The name of a remote is lower-case words joined by dashes.',
    'any.invalid': 'No remote can have this name.',
  });

export const version = Joi.string()
  .pattern(/^\d+\.\d+\.\d+([-+][\w.-]+)?$/)
  .max(80)
  .required()
  .messages({ 'string.pattern.base': 'A version is three numbers, such as 1.2.3 or 1.2.3-ab12cd34.' });

export const remoteParams = Joi.object<{ name: string }>({ name });

/** Which version goes live, and for whom. */
export interface LiveBody {
  version: string;
  /** The share of the visitors, 1 to 99. */
  canary?: number;
  staff_first?: boolean;
  plan?: { shares?: number[]; minutes?: number; visitors?: number };
}

const rising = (shares: number[], helpers: Joi.CustomHelpers) =>
  shares.every((share, at) => at === 0 || share > (shares[at - 1] as number))
    ? shares
    : helpers.error('shares.rising');

const plan = Joi.object({
  shares: Joi.array()
    .items(Joi.number().integer().min(1).max(100))
    .min(1)
    .max(10)
    .custom(rising)
    .messages({ 'shares.rising': 'Each share must be greater than the one before.' }),
  minutes: Joi.number().integer().min(0).max(10_080),
  visitors: Joi.number().integer().min(1).max(500),
});

export const liveBody = Joi.object<LiveBody>({
  version,
  canary: Joi.number().integer().min(1).max(99),
  staff_first: Joi.boolean(),
  plan,
}).oxor('canary', 'plan');
