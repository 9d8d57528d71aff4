import { letterMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize } from '../application';
import { inlineDisposition, notScanned, openDocument } from '../documents';
import { byStaff, errorAnswer, idParams, programme, type Service } from '../platform';
import { rulesAnswer, staffLettersAnswer, way } from './answers';
import { changeRules } from './change-rules';
import type { LetterRules } from './letter-request';
import { letterStatusOf } from './letter-status';
import { presentRules, presentToStaff, withReferences } from './presenter';

interface RulesBody extends Pick<LetterRules, 'letters'> {
  programme: string;
  before_letters: boolean;
}

export function staffLetterCalls(service: Service): AnyCall[] {
  return [...rulesCalls(service), listCall(service), fileCall(service)];
}

function rulesCalls(service: Service): AnyCall[] {
  const known = withReferences();
  const answer = async () => ({
    programmes: await Promise.all(
      known.map(async ({ key }) => presentRules(key, await service.stores.letters.rulesOf(key))),
    ),
  });
  return [
    defineCall({
      id: 'getLetterSettings',
      method: 'get',
      path: '/api/admin/letter-settings',
      summary: 'Returns how the letters of each programme with references come',
      ...byStaff('manageSettings'),
      answers: { 200: rulesAnswer },
      async handle(ctx) {
        ctx.body = await answer();
      },
    }),
    defineCall({
      id: 'updateLetterSettings',
      method: 'put',
      path: '/api/admin/letter-settings',
      summary: 'Chooses how the letters of a programme come',
      ...byStaff('manageSettings'),
      needsProof: true,
      input: {
        body: Joi.object<RulesBody>({
          programme: programme().required(),
          letters: way().required(),
          before_letters: Joi.boolean().required(),
        }),
      },
      answers: { 200: rulesAnswer },
      async handle(ctx) {
        const { programme: key, letters: chosen, before_letters: beforeLetters } = ctx.input.body;
        const found = known.find((one) => one.key === key);
        if (!found) throw new Invalid({ programme: [t.noReferences] });
        await changeRules(service, found.key, { letters: chosen, beforeLetters }, ctx.actor);
        ctx.body = await answer();
      },
    }),
  ];
}

function listCall({ stores }: Service): AnyCall {
  return defineCall({
    id: 'listLetters',
    method: 'get',
    path: '/api/admin/applications/:id/letters',
    summary: 'Returns who is and was asked for the letters of an application, and what they have sent',
    ...byStaff('readApplications'),
    input: { params: idParams },
    answers: { 200: staffLettersAnswer, 404: errorAnswer },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const application = authorize(ctx.actor, 'read', await stores.applications.find({ id }));
      const [requests, letters] = await Promise.all([stores.letters.all(id), stores.letters.lettersOf(id)]);
      ctx.body = presentToStaff(await letterStatusOf(stores, application), requests, letters);
    },
  });
}

function fileCall({ stores, files, clock }: Service): AnyCall {
  return defineCall({
    id: 'getLetterFile',
    method: 'get',
    // Below the path of the cookie that opens files in a new tab.
    path: '/api/storage/letters/:id',
    summary: 'Returns the file of a letter that a referee has sent',
    tags: ['files'],
    auth: 'token-or-file-cookie',
    scopes: ['account'],
    may: 'readDocuments',
    input: { params: idParams },
    answers: { 200: { mediaTypes: ['application/pdf'] }, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const letter = await stores.letters.letter(ctx.input.params.id);
      if (!letter?.file) throw new NotFound();
      const { file, applicationId: id } = letter;
      if (file.scan) throw new Conflict(notScanned[file.scan]);
      const bytes = await openDocument({ files, logger: ctx.log }, file);
      ctx.set({
        'Content-Disposition': inlineDisposition(file.originalName),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
      });
      ctx.status = 200;
      const event = { actor: ctx.actor, subject: { kind: 'application', id } };
      const details = { document: 'referee_letter' };
      if (ctx.method === 'GET')
        await stores.events.add({ kind: 'document_opened', ...event, details }, clock());
      if (ctx.method === 'HEAD') bytes.destroy();
      else ctx.body = bytes;
      ctx.type = file.mimeType;
      ctx.length = file.size;
    },
  });
}
