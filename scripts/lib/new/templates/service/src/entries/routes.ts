import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { Service } from '../service';
import { presentEntry } from './presenter';

const entry = Joi.object({
  id: Joi.number().integer().required(),
  title: Joi.string().required(),
  created_at: Joi.date().iso().required(),
});

export function entryCalls({ entries }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listExampleNameEntries',
      method: 'get',
      path: '/api/example-name/entries',
      summary: 'The newest entries',
      tags: ['entries'],
      auth: 'token',
      answers: { 200: Joi.object({ entries: Joi.array().items(entry).required() }) },
      async handle(ctx) {
        ctx.body = { entries: (await entries.list()).map(presentEntry) };
      },
    }),
  ];
}
