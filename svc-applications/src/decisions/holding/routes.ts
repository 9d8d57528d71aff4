import { holdMessages as say } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, type Service, words } from '../../platform';
import { heldAnswer } from './answers';
import { presentHeld } from './presenter';
import { undo } from './undo';

export function holdingCalls(service: Service): AnyCall[] {
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
        200: Joi.object({ held: heldAnswer().required(), message: words() }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const held = await undo(service, ctx.actor, ctx.input.params.id);
        ctx.body = { held: presentHeld(held), message: say.undone };
      },
    }),
  ];
}
