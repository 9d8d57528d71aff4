import { withdrawLimits } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { Application } from '../../application';
import { byApplicants, errorAnswer, id, idParams, maybeInstant, type Service, status } from '../../platform';
import { undoWithdrawal, withdraw } from './withdraw';
import { undoUntil } from './withdrawal';

const answer = Joi.object({
  application: Joi.object({
    id: id(),
    status: status().description('As it was: a withdrawal stands beside it'),
    version: id(),
    withdrawn_at: maybeInstant(),
    undo_until: maybeInstant().description('Until then the withdrawal can be taken back'),
  }).required(),
});

const present = (application: Application) => ({
  application: {
    id: application.id,
    status: application.status,
    version: application.version,
    withdrawn_at: application.withdrawnAt?.toISOString() ?? null,
    undo_until: undoUntil(application)?.toISOString() ?? null,
  },
});

const answers = { 200: answer, 404: errorAnswer, 409: errorAnswer };

interface WithdrawBody {
  reason?: string | null;
}

export function withdrawalCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'withdrawApplication',
      method: 'post',
      path: '/api/user/applications/:id/withdraw',
      summary: 'Withdraws an application that waits for its decision; its status stays',
      ...byApplicants,
      input: {
        params: idParams,
        body: Joi.object<WithdrawBody>({
          reason: Joi.string().trim().max(withdrawLimits.reason).allow('', null),
        }),
      },
      answers,
      async handle(ctx) {
        const reason = ctx.input.body.reason ?? '';
        ctx.body = present(await withdraw(service, { actor: ctx.actor, id: ctx.input.params.id, reason }));
      },
    }),
    defineCall({
      id: 'undoWithdrawal',
      method: 'post',
      path: '/api/user/applications/:id/undo-withdrawal',
      summary: 'Takes a withdrawal back, within a day',
      ...byApplicants,
      input: { params: idParams },
      answers,
      async handle(ctx) {
        ctx.body = present(await undoWithdrawal(service, ctx.actor, ctx.input.params.id));
      },
    }),
  ];
}
