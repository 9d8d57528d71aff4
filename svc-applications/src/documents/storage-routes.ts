import { Conflict, NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { type Application, authorize } from '../application';
import { type Actor, errorAnswer, message, type Service } from '../platform';
import { attachedDisposition, inlineDisposition, withEnding } from './file-name';
import { extensionOf, isShown, storedMediaTypes } from './kinds';
import { openDocument } from './open';

export const notScanned = {
  waiting: message('fileWaitsForScan'),
  refused: message('fileRefused'),
};

/** The call that returns a stored file to its owner and to staff; anybody else gets 404. */
export function storageCalls({ stores, files, clock }: Service): AnyCall[] {
  /**
   * A document, or a replaced file that a submission still has.
   * @throws NotFound
   */
  async function storedAt(path: string) {
    const present = await stores.documents.byPath(path);
    if (present) return { document: present, application: await stores.applications.ofFile(path) };
    const earlier = await stores.copies.fileByPath(path);
    if (!earlier) throw new NotFound();
    const { applicationId: id, document } = earlier;
    return { document, application: await stores.applications.find({ id }) };
  }
  const recordOpened = (actor: Actor, { id }: Application, document: string) =>
    stores.events.add(
      { kind: 'document_opened', actor, subject: { kind: 'application', id }, details: { document } },
      clock(),
    );
  return [
    defineCall({
      id: 'getFile',
      method: 'get',
      path: '/api/storage/*path',
      summary: 'Returns a stored file',
      tags: ['files'],
      auth: 'token-or-file-cookie',
      // The scope `copy` is absent: its link opens the PDF copy, not the documents.
      scopes: ['account', 'wizard'],
      input: { params: Joi.object<{ path: string }>({ path: Joi.string().max(191).required() }) },
      answers: { 200: { mediaTypes: storedMediaTypes }, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { path } = ctx.input.params;
        const { document, application: found } = await storedAt(path);
        const application = authorize(ctx.actor, 'open', found);
        if (document.scan) throw new Conflict(notScanned[document.scan]);
        // Rows of earlier releases have the ending that the sender gave.
        const { mimeType, originalName } = document;
        const name = withEnding(originalName, extensionOf(mimeType) ?? 'bin');
        ctx.set({
          'Content-Type': mimeType,
          'Content-Disposition': isShown(mimeType) ? inlineDisposition(name) : attachedDisposition(name),
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cache-Control': 'private, no-store',
        });
        ctx.status = 200;
        const bytes = await openDocument({ files, logger: ctx.log }, document);
        if (ctx.method === 'GET') await recordOpened(ctx.actor, application, document.uploadType);
        // HEAD responds like GET: a file that the store has lost is 404.
        if (ctx.method === 'HEAD') bytes.destroy();
        else ctx.body = bytes;
        ctx.type = document.mimeType;
        ctx.length = document.size;
      },
    }),
  ];
}
