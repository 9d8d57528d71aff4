import { readName } from '@portal/contract-svc-applications-v1/values/name';
import { ruleTexts, whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import { newPassword } from '../../accounts/passwords/schema';
import { isStaff } from '../../accounts/people/person';
import { email, permissionNames, personId, role as roleField, roleName } from '../../accounts/people/schema';
import { selectRole } from '../../accounts/staff/given-role';
import { staffActions } from '../../accounts/staff/staff';
import { message } from '../../platform/messages';
import type { NewStaff } from './manage';

const nameMessage = message('fullNameMissing');
const emailMessage = message('emailFormat');

/** Applicants see the name below texts of staff and in mails, so it may not contain line breaks or links. */
const name = Joi.string()
  .trim()
  .max(200)
  .custom((typed: string, helpers) => {
    const read = readName(typed);
    return 'name' in read ? read.name : helpers.error(`name.${read.problem}`);
  })
  .messages(
    ruleTexts({
      'name.link': message('namePlain'),
      'name.lines': 'Enter the name in one line',
      'name.short': message('fullNameShort'),
      'string.empty': nameMessage,
      'any.required': nameMessage,
      'string.max': message('nameTooLong'),
    }),
  );
/** Only the form is checked here; `givableRole` checks that the custom role exists. */
const chosenRole = Joi.string()
  .custom((role: string, helpers) => (isStaff({ role }) ? role : helpers.error('any.only')))
  .description('`admin`, `reviewer`, or a custom role: `staff:7`')
  .messages(whenever(selectRole, 'any.only', 'any.required', 'string.base', 'string.empty'));

export const newStaff = Joi.object<NewStaff>({
  name: name.required(),
  email: email.required().messages(whenever(emailMessage, 'string.empty', 'any.required', 'string.email')),
  role: chosenRole.required(),
});

export const staffChanges = Joi.object<{ name?: string; role?: string; active?: boolean }>({
  name,
  role: chosenRole,
  active: Joi.boolean(),
});

export const nameBody = Joi.object<{ name: string }>({ name: name.required() });

export interface Acceptance {
  name?: string;
  newPassword: string;
}

export const acceptance = Joi.object<Acceptance>({ name, newPassword });

const linkToken = Joi.string().max(200).required();

export const linkBody = Joi.object<{ token: string }>({ token: linkToken });

export const acceptanceByLink = Joi.object<Acceptance & { token: string }>({
  token: linkToken,
  name,
  newPassword,
});

export const invitationParams = Joi.object<{ token: string }>({ token: linkToken });

export const pageQuery = Joi.object<{ page: number }>({
  page: Joi.number().integer().min(1).max(1_000_000).default(1),
});

const instantOrNull = Joi.date().iso().allow(null).required();

const staffFields = Joi.object({
  id: personId,
  name: Joi.string().required(),
  email: Joi.string().required(),
  role: roleField,
  role_name: roleName,
  active: Joi.boolean().required(),
  invited: Joi.boolean().required().description('Has not accepted the invitation yet'),
  invitation_expires_at: instantOrNull,
  last_sign_in_at: instantOrNull,
  is_self: Joi.boolean().required(),
  second_factor: Joi.boolean().required().description('Whether signing in asks them for a code'),
}).required();

export const staffAnswer = Joi.object({ staff: staffFields });
export const staffListAnswer = Joi.object({
  staff: Joi.array().items(staffFields).required(),
  roles: Joi.array()
    .items(
      Joi.object({
        role: roleField,
        name: roleName,
        permissions: permissionNames().required(),
      }),
    )
    .description('The roles that whoever asks may give: all that may no more than they'),
});

export const invitationAnswer = Joi.object({
  name: Joi.string().required(),
  email: Joi.string().required(),
  role: roleField,
  role_name: roleName,
});

export const activityAnswer = Joi.object({
  entries: Joi.array()
    .items(
      Joi.object({
        id: personId,
        action: Joi.string()
          .valid(...staffActions)
          .required(),
        actor: Joi.object({
          id: personId,
          name: Joi.string().required(),
          role: Joi.string().required(),
        }).required(),
        at: Joi.date().iso().required(),
        details: Joi.object({
          staff_id: personId,
          name: Joi.string().required(),
          role: Joi.string().description('The role that they have from then on'),
          role_name: Joi.string().description('Of a custom role: how it was called then'),
          kind: Joi.string().description(
            'What kind of mail was sent again; `second-factor-reset` where a sign-out took the second factor off',
          ),
        }).required(),
      }),
    )
    .required(),
  pagination: Joi.object({
    current_page: Joi.number().integer().required(),
    last_page: Joi.number().integer().required(),
    per_page: Joi.number().integer().required(),
    total: Joi.number().integer().required(),
  }).required(),
});
