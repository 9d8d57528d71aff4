import { Readable } from 'node:stream';
import { ownReference, programmes } from '@portal/contract-svc-applications-v1';
import { calendarOf } from '@portal/service-kit/calendar';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import { shownLanguageOf } from '@portal/service-kit/language';
import Joi from 'joi';
import type { Review } from '../applications/ask';
import { translatorFor } from '../language/translator-for';
import { loadInParts } from '../libraries';
import { ownerOf } from '../places';
import type { Service } from '../service';

/** The largest id that a database can hold. */
const largestId = 2_147_483_647;
const params = Joi.object<{ id: number }>({ id: Joi.number().integer().min(1).max(largestId).required() });
const answers = { 200: { mediaTypes: ['application/pdf'] } };

type LetterContext = CallContext<'token', { id: number }>;

export function letterCalls({ applications, branding, places, clock }: Service): AnyCall[] {
  const callerOf = (ctx: LetterContext) => ({
    authorization: ctx.get('Authorization'),
    requestId: ctx.requestId,
    address: ctx.ip,
  });

  async function answer(ctx: LetterContext, review: Review): Promise<void> {
    const now = clock();
    const timeZone = await applications.timeZone(ctx.requestId);
    // Loaded with the first letter, as the writers of reports are.
    await loadInParts('pdfkit');
    const { letterPdf } = await import('./letter-pdf');
    const pieces = letterPdf({
      review,
      branding,
      now,
      timeZone,
      translator: translatorFor(shownLanguageOf(ctx)),
    });
    ctx.body = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
    ctx.type = 'application/pdf';
    const day = calendarOf(timeZone).dayOf(now);
    ctx.attachment(`${fileNameOf(review.reference, review.applicant_name, day)}.pdf`);
  }

  return [
    defineCall({
      id: 'exportApplicationPdf',
      method: 'get',
      path: '/api/admin/applications/:id/export-pdf',
      summary: 'Returns one complete application as a PDF for staff',
      tags: ['applications'],
      auth: 'token',
      may: 'readApplications',
      scopes: ['account'],
      programs: 'applications:read',
      input: { params },
      answers,
      async handle(ctx) {
        ctx.res.once('close', places.take(ownerOf(ctx.actor)));
        await answer(ctx, await applications.forStaff(ctx.input.params.id, callerOf(ctx)));
      },
    }),
    defineCall({
      id: 'downloadOwnApplicationPdf',
      method: 'get',
      path: '/api/user/applications/:id/pdf',
      summary: "Returns the applicant's own copy of an application as a PDF",
      tags: ['applications'],
      auth: 'token',
      roles: programmes.map(({ key }) => key),
      scopes: ['account', 'wizard', 'copy'],
      input: { params },
      answers,
      async handle(ctx) {
        ctx.res.once('close', places.take(ctx.actor.sessionId));
        const { id } = ctx.input.params;
        const review = await applications.forOwner(id, callerOf(ctx));
        await answer(ctx, { ...review, reference: ownReference(id) });
      },
    }),
  ];
}

/** Returns a file name that every system accepts, from words in any script; never empty. */
function fileNameOf(...parts: string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return plain.filter(Boolean).join('-').slice(0, 100);
}
