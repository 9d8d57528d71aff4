import { holdMessages as t } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, type Service, words } from '../../platform';
import { delayedAnswer } from './answers';
import { presentDelayed } from './presenter';
import { undo } from './undo';

export function delayedDecisionCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'undoDecision',
      method: 'post',
      path: '/api/feedback/held/:id/undo',
      summary: 'Takes a decision back that waits to go out; returns it, for writing it anew',
      ...byStaff('decide'),
      programs: 'decisions:write',
      input: { params: idParams },
      answers: {
        200: Joi.object({ held: delayedAnswer().required(), message: words() }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const delayed = await undo(service, ctx.actor, ctx.input.params.id);
        ctx.body = { held: presentDelayed(delayed), message: t.undone };
      },
    }),
  ];
}
