import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer } from '../answers';
import { authorize } from '../applications/policy';
import type { Service } from '../service';
import { inlineDisposition, withEnding } from './file-name';
import { extensionOf, storedMediaTypes } from './kinds';
import { openDocument } from './open';

/** The one door to stored files: the owner's and the staff's. Anyone else is told that there is nothing. */
export function storageCalls({ stores, files }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'I18',
      method: 'get',
      path: '/api/storage/*path',
      summary: 'A stored file',
      tags: ['files'],
      auth: 'token-or-file-cookie',
      // Not the link to one's own copy: it opens that, not the documents.
      scopes: ['account', 'wizard'],
      input: { params: Joi.object<{ path: string }>({ path: Joi.string().max(191).required() }) },
      answers: { 200: { mediaTypes: storedMediaTypes }, 404: errorAnswer },
      async handle(ctx) {
        const { path } = ctx.input.params;
        const document = await stores.documents.byPath(path);
        if (!document) throw new NotFound();
        authorize(ctx.actor, 'read', await stores.applications.ofFile(path));
        // Rows of earlier versions have whatever ending the sender gave.
        const { mimeType, originalName } = document;
        const name = withEnding(originalName, extensionOf(mimeType) ?? 'bin');
        ctx.set({
          'Content-Type': mimeType,
          'Content-Disposition': inlineDisposition(name),
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cache-Control': 'private, no-store',
        });
        ctx.status = 200;
        if (ctx.method !== 'HEAD') ctx.body = await openDocument({ files, logger: ctx.log }, document);
        ctx.type = document.mimeType;
        ctx.length = document.size;
      },
    }),
  ];
}
