import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { personParams } from '../../accounts/people/schema';
import type { Service } from '../../platform/service';
import { endAccount, endOld } from './end';

interface OldBody {
  mails_before: Date | null;
  devices_before: Date | null;
}

const time = () => Joi.date().iso().allow(null).required();

/** The calls that svc-applications, which knows the retention rules, makes each night. */
export function retentionCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'endAccount',
      method: 'post',
      path: '/internal/people/:id/end',
      summary:
        'Erases the account of an applicant of whom nothing else is kept, unless it is in use; may be repeated',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { params: personParams },
      answers: { 200: Joi.object({ state: Joi.valid('ended', 'in_use', 'staff').required() }) },
      async handle(ctx) {
        ctx.body = { state: await endAccount(service, ctx.input.params.id) };
      },
    }),
    defineCall({
      id: 'endOld',
      method: 'post',
      path: '/internal/retention',
      summary:
        'Removes mails from before a time, and takes devices from before a time for unknown; may be repeated',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: {
        body: Joi.object<OldBody>({ mails_before: time(), devices_before: time() }),
      },
      answers: { 200: Joi.object({ mails: Joi.number().integer().required() }) },
      async handle(ctx) {
        const { mails_before: mailsBefore, devices_before } = ctx.input.body;
        ctx.body = { mails: await endOld(service, { mailsBefore, devicesBefore: devices_before }) };
      },
    }),
  ];
}
