import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { Service } from '../../platform/service';
import type { EndedTrial, TrialSide } from './kinds';
import { notifyOfEndedTrial } from './notify';

const name = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(60);
const version = Joi.string()
  .pattern(/^\d[\w.+-]*$/)
  .max(100);
const count = Joi.number().integer().min(0);

const side = Joi.object<TrialSide>({
  visitors: count.required(),
  failing: count.required(),
  load_ms: count.allow(null).required().description('Until pages were shown, a median'),
}).required();

const ended = Joi.object<EndedTrial & { id: string }>({
  id: Joi.string().hex().length(64).required().description('The same each time that one trial is named'),
  remote: name.required(),
  version: version.required(),
  live: version.required().description('What everybody has again'),
  why: Joi.string().valid('failures', 'slow').required(),
  trial: side,
  beside: side,
  at: Joi.string().isoDate().required(),
});

export const releaseNoticeCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'notifyOfEndedTrial',
    method: 'post',
    path: '/internal/release-notices',
    summary:
      'Mails everybody who may publish releases that the portal ended a trial by itself; once, however often it is asked',
    tags: ['internal'],
    auth: 'internal',
    callers: ['gateway'],
    input: { body: ended },
    answers: { 200: Joi.object({ mails: count.required() }) },
    async handle(ctx) {
      const { id, ...trial } = ctx.input.body;
      ctx.body = { mails: await notifyOfEndedTrial(service, id, trial) };
    },
  }),
];
