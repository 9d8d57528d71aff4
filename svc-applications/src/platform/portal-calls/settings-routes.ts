import {
  defaultFormLimits,
  type FormLimits,
  formLimitsMost,
  holdMessages,
  holdMinutesMost,
  settingsMessages as t,
} from '@portal/contract-svc-applications-v1';
import { timeZoneSchema } from '@portal/service-kit/calendar';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { formLimitsAnswer } from '../answers';
import { withMessage } from '../fields';
import { presentSettings } from '../portal/presenter';
import type { MailedLogin, ResumeCode } from '../portal/settings';
import type { Service } from '../service';

interface SettingsBody {
  form_limits?: Partial<FormLimits>;
  resume_code?: ResumeCode;
  mailed_login?: MailedLogin;
  draft_reminders?: boolean;
  hold_minutes?: number;
  time_zone?: string;
}

/** No limit may be lower than the one that the forms promised from the start. */
const limitSchema = (name: keyof FormLimits) =>
  withMessage(Joi.number().integer().min(defaultFormLimits[name]).max(formLimitsMost), t.formLimit(name));

const resumeCodes = () => Joi.string().valid('off', 'new-device');

const mailedLogins = () => Joi.string().valid('password', 'link');

const settingsBody = Joi.object<SettingsBody>({
  form_limits: Joi.object({
    experience_description: limitSchema('experience_description'),
    personal_statement: limitSchema('personal_statement'),
  }),
  resume_code: withMessage(resumeCodes(), t.resumeCode),
  mailed_login: withMessage(mailedLogins(), t.mailedLogin),
  draft_reminders: withMessage(Joi.boolean().strict(), t.draftReminders),
  hold_minutes: withMessage(Joi.number().integer().min(0).max(holdMinutesMost), holdMessages.minutes),
  time_zone: timeZoneSchema(),
});

const settingsAnswer = Joi.object({
  portal_enabled: Joi.boolean().required(),
  form_limits: formLimitsAnswer,
  form_limits_default: formLimitsAnswer,
  form_limits_most: Joi.number().integer().required().description('Characters'),
  resume_code: resumeCodes().required(),
  resume_code_default: resumeCodes().required(),
  mailed_login: mailedLogins()
    .required()
    .description('What a confirmation mail brings: a password with a link to choose one, or the link alone'),
  draft_reminders: Joi.boolean()
    .required()
    .description('Whether the owner of a draft that was untouched for 3 and for 10 days is reminded by mail'),
  time_zone: Joi.string().required().description('The IANA zone in which days begin and end'),
  hold_minutes: Joi.number().integer().description('For how long decisions are held; 0: not at all'),
});

export function settingsCalls({ portal, resumeCode }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getSettings',
      method: 'get',
      path: '/api/admin/settings',
      summary: 'Returns the settings of the portal and their defaults',
      tags: ['portal'],
      auth: 'token',
      may: 'manageSettings',
      scopes: ['account'],
      answers: { 200: settingsAnswer },
      async handle(ctx) {
        ctx.body = presentSettings(await portal.settings(), resumeCode);
      },
    }),
    defineCall({
      id: 'updateSettings',
      method: 'put',
      path: '/api/admin/settings',
      summary: 'Changes the named settings',
      tags: ['portal'],
      auth: 'token',
      may: 'manageSettings',
      scopes: ['account'],
      needsProof: true,
      input: { body: settingsBody },
      answers: { 200: settingsAnswer },
      async handle(ctx) {
        const {
          form_limits: formLimits,
          resume_code,
          mailed_login,
          draft_reminders,
          hold_minutes,
          time_zone,
        } = ctx.input.body;
        const changes = {
          formLimits,
          resumeCode: resume_code,
          mailedLogin: mailed_login,
          draftReminders: draft_reminders,
          holdMinutes: hold_minutes,
          timeZone: time_zone,
        };
        ctx.body = presentSettings(await portal.change(changes, ctx.actor), resumeCode);
      },
    }),
  ];
}
