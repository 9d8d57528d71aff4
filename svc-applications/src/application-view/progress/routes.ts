import { shareMost } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { Service } from '../../platform';
import { progressOfAll } from './progress';

interface ProgressBody {
  ids: number[];
}

const id = Joi.number().integer().min(1).max(2_147_483_647);

/** The progress of applications for reports, the same as on every page. */
export const shareCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'listShares',
    method: 'post',
    path: '/internal/applications/progress',
    summary:
      'Returns how far these applications are, as every page shows it; those that are gone are left out',
    tags: ['internal'],
    auth: 'internal',
    callers: ['svc-reports'],
    input: {
      body: Joi.object<ProgressBody>({
        ids: Joi.array().items(id).min(1).max(shareMost).unique().required(),
      }),
    },
    answers: {
      200: Joi.object({
        shares: Joi.array()
          .items(
            Joi.object({
              id: id.required(),
              progress: Joi.number().integer().min(0).max(100).required().description('Whole percents'),
            }),
          )
          .required(),
      }),
    },
    async handle(ctx) {
      const shares = await progressOfAll(
        service,
        ctx.input.body.ids.map((one) => ({ id: one })),
      );
      ctx.body = { shares: [...shares].map(([one, progress]) => ({ id: one, progress })) };
    },
  }),
];
