import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { byApplicants, errorAnswer, idParams, inWizard, type Service } from '../../platform';
import { broughtBackAnswer, discardedAnswer } from './answers';
import { bringBack, discardDraft } from './discard';
import { presentDiscarded } from './presenter';

export function discardingCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'discardDraft',
      method: 'post',
      path: '/api/user/applications/:id/discard',
      summary: 'Discards a draft: nobody sees it any more, and for a day its owner can bring it back',
      ...inWizard('applicant'),
      input: { params: idParams },
      answers: { 200: discardedAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const draft = await discardDraft(service, ctx.actor, ctx.input.params.id);
        ctx.body = { discarded: presentDiscarded(draft) };
      },
    }),
    defineCall({
      id: 'restoreDraft',
      method: 'post',
      path: '/api/user/applications/:id/bring-back',
      summary: 'Brings a discarded draft back, as it was; 409 when another one was begun since',
      ...byApplicants,
      input: { params: idParams },
      answers: { 200: broughtBackAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { id, type } = await bringBack(service, ctx.actor, ctx.input.params.id);
        ctx.body = { application: { id, type } };
      },
    }),
  ];
}
