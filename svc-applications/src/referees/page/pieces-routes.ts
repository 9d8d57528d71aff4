import { readFile } from 'node:fs/promises';
import { chunkedUploadMessages, limits, letterMessages as words } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound, TooLarge } from '@portal/service-kit/errors';
import { readMultipart, type UploadedFile, validated } from '@portal/service-kit/http';
import Joi from 'joi';
import type Koa from 'koa';
import {
  type Announced,
  beginChunkedUpload,
  beginsAsPdf,
  type ChunkedUpload,
  ownChunkedUpload,
  problemSentence,
  requireFits,
  type Sender,
  takePiece,
  tooLargeSentence,
} from '../../documents';
import { PortalClosed, type Service } from '../../platform';
import { letterPath } from '../letter-link';
import { isAwaited } from '../letter-request';
import { countBeginning, isExpired, type Opened, openedBy } from './opened';

const address = new RegExp(`^${letterPath}([\\w-]{1,100})/pieces(?:/([0-9a-f]{32}))?$`);

/**
 * Accepts a letter in pieces from the script of a referee's page. The link's secret is the only authorisation, and
 * opens only the pieces of its own letter. `POST /letter/{secret}/pieces` begins or continues a PDF; with the PDF's id
 * appended it stores a piece. The page's form then sends the id instead of a file.
 */
export function letterPieces(service: Service): Koa.Middleware {
  return async (ctx, next) => {
    if (service.letterScript && ctx.path === service.letterScript.address) return script(service, ctx);
    const [, secret, id] = address.exec(ctx.path) ?? [];
    if (secret === undefined) return next();
    ctx.state.route = `${letterPath}:secret/pieces`;
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      ctx.status = 405;
      return;
    }
    const opened = await awaitedBy(service, ctx, secret);
    const sender: Sender = { kind: 'letter', id: opened.request.id };
    ctx.body = await (id === undefined
      ? begun(service, ctx, { opened, sender })
      : stored(service, ctx, await ownChunkedUpload(service, sender, id)));
  };
}

function script({ letterScript }: Service, ctx: Koa.Context): void {
  ctx.state.route = `${letterPath}:script`;
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = 'text/javascript; charset=utf-8';
  ctx.vary('Accept-Encoding');
  if (!letterScript || ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = letterScript?.text;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = letterScript.packed;
}

/**
 * What a secret opens, if its letter is awaited.
 * @throws NotFound, TooMany, PortalClosed, Conflict
 */
async function awaitedBy(service: Service, ctx: Koa.Context, secret: string): Promise<Opened> {
  const opened = await openedBy(service, secret, ctx.ip);
  if (opened?.link.purpose !== 'write') throw new NotFound();
  if (!(await service.portal.settings()).portalEnabled) throw new PortalClosed();
  if (!isAwaited(opened.request, opened.application) || isExpired(service, opened, true))
    throw new Conflict(words.notLive);
  return opened;
}

const announcement = Joi.object<{ name: string; size: number; sha256: string }>({
  name: Joi.string().max(255).required(),
  size: Joi.number().integer().min(1).required(),
  sha256: Joi.string().hex().lowercase().length(64).required(),
});

interface Beginning {
  opened: Opened;
  sender: Sender;
}

/**
 * Begins or continues a PDF.
 * @throws TooLarge before any of it is sent
 */
async function begun(service: Service, ctx: Koa.Context, { opened, sender }: Beginning) {
  const { fields } = await readMultipart(ctx, { files: [], maxFileBytes: 0 });
  const { name: originalName, size, sha256 } = validated(announcement, fields);
  const announced: Announced = { originalName, size, sha256 };
  if (size > limits.wizardFileBytes) {
    const sentence = tooLargeSentence('letter');
    throw new TooLarge(sentence, { fields: { letter: [sentence] } });
  }
  await countBeginning(service, opened);
  return present(service, await beginChunkedUpload(service, sender, announced));
}

const pieceFields = Joi.object<{ number: number }>({ number: Joi.number().integer().min(0).required() });

async function stored(service: Service, ctx: Koa.Context, file: ChunkedUpload) {
  const rules = { files: ['piece'], maxFileBytes: limits.pieceBytes };
  const { fields, files } = await readMultipart(ctx, rules);
  const { number } = validated(pieceFields, fields);
  const bytes = await bytesOf(file, number, files.piece);
  await service.budgets.storePiece(ctx.ip, { size: bytes.length });
  await takePiece(service, file, { number, bytes });
  return present(service, file);
}

/**
 * Reads a piece.
 * @throws Invalid for a piece that does not fit, and for a first piece that begins no PDF, so that the rest is not sent
 */
async function bytesOf(
  file: ChunkedUpload,
  number: number,
  piece: UploadedFile | undefined,
): Promise<Buffer> {
  if (!piece) throw new Invalid({ piece: [chunkedUploadMessages.noPiece] });
  requireFits(file, number, piece.size);
  const bytes = await readFile(piece.path);
  if (number === 0 && !beginsAsPdf(bytes))
    throw new Invalid({ letter: [problemSentence('letter', 'notPdf')] });
  return bytes;
}

const present = async ({ stores }: Pick<Service, 'stores'>, { id, pieceBytes }: ChunkedUpload) => ({
  id,
  piece_bytes: pieceBytes,
  arrived: await stores.arriving.letter.arrived(id),
});
