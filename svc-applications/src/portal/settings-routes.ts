import {
  defaultFormLimits,
  type FormLimits,
  formLimitsMost,
  settingsMessages as say,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { formLimitsAnswer } from '../answers';
import { saying } from '../fields';
import type { Service } from '../service';
import { presentSettings } from './presenter';
import type { ResumeCode } from './settings';

interface SettingsBody {
  form_limits?: Partial<FormLimits>;
  resume_code?: ResumeCode;
}

/** Never below what the forms promise from the start. */
const limit = (name: keyof FormLimits) =>
  saying(Joi.number().integer().min(defaultFormLimits[name]).max(formLimitsMost), say.formLimit(name));

const resumeCodes = () => Joi.string().valid('off', 'new-device');

const settingsBody = Joi.object<SettingsBody>({
  form_limits: Joi.object({
    experience_description: limit('experience_description'),
    personal_statement: limit('personal_statement'),
  }),
  resume_code: saying(resumeCodes(), say.resumeCode),
});

const settingsAnswer = Joi.object({
  portal_enabled: Joi.boolean().required(),
  form_limits: formLimitsAnswer,
  form_limits_default: formLimitsAnswer,
  form_limits_most: Joi.number().integer().required().description('Characters'),
  resume_code: resumeCodes().required(),
  resume_code_default: resumeCodes().required(),
});

export function settingsCalls({ portal, resumeCode }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'M18',
      method: 'get',
      path: '/api/admin/settings',
      summary: 'The settings of the portal, and what they are when nobody changes them',
      tags: ['portal'],
      auth: 'token',
      roles: ['admin'],
      scopes: ['account'],
      answers: { 200: settingsAnswer },
      async handle(ctx) {
        ctx.body = presentSettings(await portal.settings(), resumeCode);
      },
    }),
    defineCall({
      id: 'M19',
      method: 'put',
      path: '/api/admin/settings',
      summary: 'Changes the settings that are named',
      tags: ['portal'],
      auth: 'token',
      roles: ['admin'],
      scopes: ['account'],
      input: { body: settingsBody },
      answers: { 200: settingsAnswer },
      async handle(ctx) {
        const { form_limits: formLimits, resume_code } = ctx.input.body;
        const changes = { formLimits, resumeCode: resume_code };
        ctx.body = presentSettings(await portal.change(changes, ctx.actor), resumeCode);
      },
    }),
  ];
}
