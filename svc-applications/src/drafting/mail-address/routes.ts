import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { signInFields } from '../../application';
import { byStaff, errorAnswer, idParams, type Service, words } from '../../platform';
import { correctMailAddress } from './correct';

export function mailAddressCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'correctMailAddress',
      method: 'post',
      path: '/api/admin/applications/:id/mail-address',
      summary: 'Corrects the email address of an applicant whose mailbox nobody has proven',
      ...byStaff('editApplications'),
      needsProof: true,
      input: {
        params: idParams,
        body: Joi.object<{ email: string }>({ email: signInFields.email }),
      },
      answers: { 200: Joi.object({ email: words() }), 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        const { requestId } = ctx;
        const email = await correctMailAddress(service, ctx.actor, { ...params, ...body, requestId });
        ctx.body = { email };
      },
    }),
  ];
}
