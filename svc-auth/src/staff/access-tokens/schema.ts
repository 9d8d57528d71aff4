import { lineProblem } from '@portal/contract-svc-applications-v1/values/name';
import { visible } from '@portal/contract-svc-applications-v1/values/visible';
import { accessTokenDays, type ProgramScope, programScopes } from '@portal/contract-svc-auth-v1';
import { ruleTexts, whenever, whenMissing } from '@portal/service-kit/messages';
import Joi from 'joi';
import { message } from '../../platform/messages';
import type { NewToken } from './manage';

const { least, most } = accessTokenDays;
const nameMessage = message('tokenName');
const scopesMessage = message('tokenScope');
const daysMessage = message('tokenDays', { least, most });

const scopes = () =>
  Joi.array().items(Joi.string<ProgramScope>().valid(...programScopes.map(({ value }) => value)));

export const newTokenBody = Joi.object<NewToken>({
  name: Joi.string()
    .trim()
    .max(60)
    .custom((typed: string, helpers) => {
      const name = visible(typed);
      if (name === '') return helpers.error('string.empty');
      const problem = lineProblem(name);
      return problem ? helpers.error(`name.${problem}`) : name;
    })
    .required()
    .messages({
      ...whenMissing(nameMessage),
      ...ruleTexts({
        'string.max': message('tokenNameTooLong'),
        'name.link': message('namePlain'),
        'name.lines': 'Enter the name in one line',
      }),
    }),
  scopes: scopes()
    .min(1)
    .unique()
    .required()
    .messages(whenever(scopesMessage, 'any.required', 'array.base', 'array.min', 'array.unique', 'any.only')),
  days: Joi.number()
    .integer()
    .min(least)
    .max(most)
    .required()
    .messages(
      whenever(daysMessage, 'any.required', 'number.base', 'number.integer', 'number.min', 'number.max'),
    ),
});

export const tokenParams = Joi.object<{ id: number }>({
  id: Joi.number().integer().positive().max(2_147_483_647).required(),
});

const instant = () => Joi.date().iso().required();
const instantOrNull = () => Joi.date().iso().allow(null).required();

export const tokenFields = Joi.object({
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  scopes: Joi.array().items(Joi.string()).required(),
  made_by: Joi.string().allow('').required(),
  made_at: instant(),
  ends_at: instant(),
  ended_at: instantOrNull().description('When it was ended before its time'),
  last_used_at: instantOrNull(),
  last_network: Joi.string().allow(null).required().description('From where it was used last'),
}).required();

export const tokensAnswer = Joi.object({ tokens: Joi.array().items(tokenFields).required() });
export const madeAnswer = Joi.object({
  token: tokenFields,
  secret: Joi.string().required().description('The token itself, told this once'),
});

export const exchangeBody = Joi.object<{ token: string }>({
  token: Joi.string()
    .max(200)
    .required()
    .messages(whenMissing(message('tokenMissing'))),
});

export const sessionAnswer = Joi.object({
  token: Joi.string().required().description('For the header Authorization: Bearer ...'),
  expires_at: instant(),
  scopes: Joi.array().items(Joi.string()).required(),
});
