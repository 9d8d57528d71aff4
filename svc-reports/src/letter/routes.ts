import { Readable } from 'node:stream';
import { programmes } from '@portal/contract-svc-applications-v1';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { Review } from '../applications/ask';
import { dayOf } from '../reports/filter';
import type { Service } from '../service';
import { fileNameOf } from './file-name';
import { letterPdf } from './letter-pdf';

/** No application has a larger number: a database holds none. */
const largestId = 2_147_483_647;
const params = Joi.object<{ id: number }>({ id: Joi.number().integer().min(1).max(largestId).required() });
const pdf = { 200: { mediaTypes: ['application/pdf'] } };

type LetterContext = CallContext<'token', { id: number }>;

export function letterCalls({ applications, branding, clock }: Service): AnyCall[] {
  const callerOf = (ctx: LetterContext) => ({
    authorization: ctx.get('Authorization'),
    requestId: ctx.requestId,
  });

  async function answer(ctx: LetterContext, review: Review): Promise<void> {
    const now = clock();
    const pieces = letterPdf({ review, branding, now });
    ctx.body = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
    ctx.type = 'application/pdf';
    ctx.attachment(`${fileNameOf(review.reference, review.applicant_name, dayOf(now))}.pdf`);
  }

  return [
    defineCall({
      id: 'R01',
      method: 'get',
      path: '/api/admin/applications/:id/export-pdf',
      summary: 'One application, complete, as a PDF for staff',
      tags: ['applications'],
      auth: 'token',
      roles: ['admin', 'reviewer'],
      scopes: ['account'],
      input: { params },
      answers: pdf,
      async handle(ctx) {
        await answer(ctx, await applications.forStaff(ctx.input.params.id, callerOf(ctx)));
      },
    }),
    defineCall({
      id: 'D19',
      method: 'get',
      path: '/api/user/applications/:id/pdf',
      summary: "The owner's own copy of an application as a PDF",
      tags: ['applications'],
      auth: 'token',
      roles: programmes.map(({ key }) => key),
      scopes: ['account', 'wizard', 'copy'],
      input: { params },
      answers: pdf,
      async handle(ctx) {
        await answer(ctx, await applications.forOwner(ctx.input.params.id, callerOf(ctx)));
      },
    }),
  ];
}
