import { eventCalls } from '@portal/service-kit/events';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { recordId } from '../fields';
import type { Service } from '../service';

interface ExportBody {
  person_id: number;
  role: string;
  format: string;
  address: string;
  token?: number;
}

/** The security events of applications, for administrators. */
export const applicationEventCalls = (service: Service): AnyCall[] => [
  ...eventCalls({
    ids: ['listApplicationEvents', 'exportApplicationEvents'],
    path: '/api/admin/events',
    tags: ['staff'],
    may: 'readActivity',
    scopes: ['account'],
    service,
    without: async ({ personId }) => ({
      kind: 'application',
      ids: await service.stores.conflicts.knownBy(personId),
    }),
  }),
  defineCall({
    id: 'recordExport',
    method: 'post',
    path: '/internal/events/export',
    summary: 'Records that a report is about to be given out',
    tags: ['internal'],
    auth: 'internal',
    callers: ['svc-reports'],
    input: {
      body: Joi.object<ExportBody>({
        person_id: recordId.required(),
        role: Joi.string().max(40).required(),
        format: Joi.string().valid('pdf', 'excel', 'csv').required(),
        address: Joi.string().max(100).required(),
        token: recordId.description('The id of the token by which a program has it'),
      }),
    },
    answers: { 204: null },
    async handle(ctx) {
      const { person_id: personId, role, format, address, token } = ctx.input.body;
      const event = {
        kind: 'report_exported',
        actor: { personId, role },
        address,
        details: { format, ...(token && { token }) },
      };
      await service.stores.events.add(event, service.clock());
      ctx.status = 204;
    },
  }),
];
