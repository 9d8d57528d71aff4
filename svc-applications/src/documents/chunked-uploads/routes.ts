import { readFile } from 'node:fs/promises';
import { chunkedUploadMessages, editorLimits, limits } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, type CallContext, defineCall } from '@portal/service-kit/http';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import { applicantRoles, message, refusals, type Service } from '../../platform';
import { type ChunkedUpload, requireFits, type Sender } from './chunked-upload';
import { beginChunkedUpload, ownChunkedUpload, takePiece } from './receive';

interface Announcement {
  name: string;
  size: number;
  sha256: string;
}

const bySenders = {
  auth: 'token' as const,
  roles: applicantRoles,
  may: 'editApplications' as const,
  scopes: ['wizard', 'account'],
  tags: ['files'],
};

const senderOf = ({ actor }: Pick<CallContext<'token'>, 'actor'>): Sender => ({
  kind: 'person',
  id: actor.personId,
});

const answer = Joi.object({
  id: Joi.string().required(),
  piece_bytes: Joi.number().integer().required(),
  arrived: Joi.array().items(Joi.number().integer()).required().description('Numbers of pieces, from 0'),
});

const path = '/api/arriving-files';
const params = Joi.object<{ id: string }>({ id: Joi.string().hex().length(32).required() });
const megabyte = 1024 * 1024;

/** The calls for sending a large file in pieces. The file cannot be read until a call of an application uses it. */
export function chunkedUploadCalls(service: Service): AnyCall[] {
  const present = async ({ id, pieceBytes }: ChunkedUpload) => ({
    id,
    piece_bytes: pieceBytes,
    arrived: await service.stores.arriving.person.arrived(id),
  });
  return [
    defineCall({
      id: 'startUpload',
      method: 'post',
      path,
      summary:
        'Begins to send a file in pieces, or goes on where the same file stopped: tells what has arrived',
      ...bySenders,
      input: {
        body: Joi.object<Announcement>({
          name: Joi.string().max(255).required(),
          size: Joi.number()
            .integer()
            .min(1)
            .max(editorLimits.simpleFileBytes)
            .required()
            .messages(
              whenever(
                message('pieceMegabytes', { megabytes: editorLimits.simpleFileBytes / megabyte }),
                'number.max',
              ),
            ),
          sha256: Joi.string().hex().lowercase().length(64).required(),
        }),
      },
      answers: { 200: answer, ...refusals },
      async handle(ctx) {
        const { name: originalName, size, sha256 } = ctx.input.body;
        const announced = { originalName, size, sha256 };
        ctx.body = await present(await beginChunkedUpload(service, senderOf(ctx), announced));
      },
    }),
    defineCall({
      id: 'uploadChunk',
      method: 'post',
      path: `${path}/:id/pieces`,
      summary: 'Stores one piece of a file; a piece may be sent again',
      ...bySenders,
      input: {
        params,
        multipart: {
          fields: Joi.object<{ number: number }>({ number: Joi.number().integer().min(0).required() }),
          files: ['piece'],
          maxFileBytes: limits.pieceBytes,
        },
      },
      answers: { 200: answer, ...refusals },
      async handle(ctx) {
        const file = await ownChunkedUpload(service, senderOf(ctx), ctx.input.params.id);
        const { piece } = ctx.input.files;
        if (!piece) throw new Invalid({ piece: [chunkedUploadMessages.noPiece] });
        const { number } = ctx.input.body;
        requireFits(file, number, piece.size);
        await service.budgets.storePiece(ctx.ip, piece);
        await takePiece(service, file, { number, bytes: await readFile(piece.path) });
        ctx.body = await present(file);
      },
    }),
    defineCall({
      id: 'cancelUpload',
      method: 'delete',
      path: `${path}/:id`,
      summary: 'Gives up a file that is being sent in pieces',
      ...bySenders,
      input: { params },
      answers: { 204: null, ...refusals },
      async handle(ctx) {
        const { id } = await ownChunkedUpload(service, senderOf(ctx), ctx.input.params.id);
        await service.stores.transaction((trx) => trx.arriving.person.remove([id]));
        ctx.status = 204;
      },
    }),
  ];
}
