import { readingLimits, readingMessages as t } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, type Service, withMessage } from '../../platform';
import { noteAnswer } from './answers';
import { presentNote } from './presenter';
import { removeNote, writeNote } from './write';

const text = withMessage(Joi.string().trim().max(readingLimits.note).required(), t.note, () => t.note);

/** The calls for the notes that staff write for each other. */
export const noteCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'addNote',
    method: 'post',
    path: '/api/admin/applications/:id/notes',
    summary: 'Writes a note for colleagues about a submitted application; @Name tells that colleague',
    ...byStaff('assess'),
    input: { params: idParams, body: Joi.object<{ text: string }>({ text }) },
    answers: { 201: Joi.object({ note: noteAnswer.required() }), 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { params, body } = ctx.input;
      const note = await writeNote(service, { actor: ctx.actor, applicationId: params.id, text: body.text });
      ctx.status = 201;
      ctx.body = { note: presentNote(note, ctx.actor) };
    },
  }),
  defineCall({
    id: 'deleteNote',
    method: 'delete',
    path: '/api/admin/notes/:id',
    summary: 'Removes a note, for whoever wrote it and for administrators',
    ...byStaff('assess'),
    input: { params: idParams },
    answers: { 204: null, 404: errorAnswer },
    async handle(ctx) {
      await removeNote(service, ctx.actor, ctx.input.params.id);
      ctx.status = 204;
    },
  }),
];
