import { lineProblem } from '@portal/contract-svc-applications-v1/values/name';
import { visible } from '@portal/contract-svc-applications-v1/values/visible';
import { ruleTexts, whenever, whenMissing } from '@portal/service-kit/messages';
import { permissions } from '@portal/service-kit/permissions';
import Joi from 'joi';
import { permissionNames, personId } from '../../accounts/people/schema';
import { inOrder, longestName } from '../../accounts/roles/role';
import type { NewRole } from '../../accounts/roles/store';
import { errorAnswer } from '../../platform/error-answer';
import { message } from '../../platform/messages';
import type { RoleChanges } from './manage';

const nameMissing = message('roleName');
const choose = message('rolePermissions');
const reload = message('roleReload');

/** The name is shown beside names of people and in mails. */
const name = Joi.string()
  .trim()
  .max(longestName)
  .custom((typed: string, helpers) => {
    const seen = visible(typed);
    if (seen === '') return helpers.error('string.empty');
    const problem = lineProblem(seen);
    return problem ? helpers.error(`name.${problem}`) : seen;
  })
  .messages(
    ruleTexts({
      ...whenMissing(nameMissing),
      'string.max': message('tokenNameTooLong'),
      'name.link': message('namePlain'),
      'name.lines': 'Enter the name in one line',
    }),
  );

const chosen = Joi.array()
  .items(Joi.string().valid(...permissions))
  .min(1)
  .unique()
  .custom((names: string[]) => inOrder(names))
  .messages(
    whenever(choose, 'any.required', 'array.base', 'array.min', 'array.unique', 'any.only', 'string.base'),
  );

const version = Joi.number()
  .integer()
  .positive()
  .max(2_147_483_647)
  .required()
  .description('The version that was read; 409 when somebody has changed the role since')
  .messages(
    whenever(reload, 'any.required', 'number.base', 'number.integer', 'number.positive', 'number.max'),
  );

export const newRole = Joi.object<NewRole>({ name: name.required(), permissions: chosen.required() });

export const roleChanges = Joi.object<RoleChanges>({ version, name, permissions: chosen });

export const roleParams = Joi.object<{ id: number }>({
  id: Joi.number().integer().positive().max(2_147_483_647).required(),
});

export const removeQuery = Joi.object<{ version: number; move_to?: string }>({
  version,
  move_to: Joi.string().max(40).description('The role that everybody gets who has this one'),
});

const holders = Joi.array()
  .items(Joi.object({ id: personId, name: Joi.string().required() }))
  .description('Everybody who has the role, also deactivated accounts');

const roleFields = Joi.object({
  id: Joi.number().integer().required(),
  role: Joi.string().max(40).required().description('As it stands in accounts'),
  name: Joi.string().required(),
  permissions: permissionNames().required(),
  version: Joi.number().integer().required(),
  staff: holders.required(),
  changeable: Joi.boolean()
    .required()
    .description('Whether whoever asks may change it: it has no permission that they lack'),
}).required();

export const roleAnswer = Joi.object({ role: roleFields });

export const rolesAnswer = Joi.object({
  built_in: Joi.array()
    .items(Joi.object({ role: Joi.string().required(), permissions: permissionNames().required() }))
    .required()
    .description('The roles that every portal has; they cannot be changed'),
  roles: Joi.array().items(roleFields).required().description('Custom roles, by name'),
  own_permissions: permissionNames().required().description('What whoever asks may give'),
});

export const roleInUse = errorAnswer.keys({ staff: holders.description('Where staff have the role') });
