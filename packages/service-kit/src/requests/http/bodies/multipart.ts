import type { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import type { File } from 'formidable';
import type Koa from 'koa';
import type { koaBody } from 'koa-body';
import { TooLarge, Unreadable, WrongType } from '../../../base/errors';
import { message } from '../../../base/messages';
import { networkOf } from '../../../base/network';
import type { Stay } from '../../../base/room';
import type { MultipartInput, UploadedFile } from '../call';
import { boundedParts } from './bounded-parts';
import { incomingBytes } from './incoming-bytes';
import { uploadDir } from './upload-dir';
import { uploadSpace } from './upload-space';

export interface MultipartForm {
  fields: unknown;
  files: Record<string, UploadedFile>;
}

/** koa-body brings its own types of formidable, which differ from formidable's. */
type EnabledPlugins = NonNullable<NonNullable<Parameters<typeof koaBody>[0]>['formidable']>['enabledPlugins'];

const doNothing = async () => undefined;
const maxFieldsBytes = 1024 * 1024;

/** Streams the files to disk and counts their bytes. They are removed when the answer is sent or the client is gone. */
export async function readMultipart(
  ctx: Koa.Context,
  rules: Omit<MultipartInput<unknown>, 'fields'>,
): Promise<MultipartForm> {
  if (!ctx.is('multipart/form-data')) throw new WrongType(message('sendForm'));
  const written: string[] = [];
  let field = '';
  const arriving = incomingBytes(() => stay);
  const stay: Stay = uploadSpace.enter(networkOf(ctx.ip), arriving.end);
  ctx.res.once('close', () => {
    stay.leave();
    for (const path of written) rm(path, { force: true }).catch(() => undefined);
  });

  // Loaded when the first form arrives, because the library is large.
  const { koaBody: create } = await import('koa-body');
  const read = create({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    formidable: {
      enabledPlugins: [boundedParts, arriving.plugin] as unknown as EnabledPlugins,
      uploadDir: uploadDir(),
      maxFileSize: rules.maxFileBytes,
      maxTotalFileSize: rules.maxFileBytes * rules.files.length,
      maxFiles: rules.files.length,
      maxFieldsSize: maxFieldsBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
      filter: (part) => rules.files.includes(part.name ?? ''),
      onFileBegin: (name, file) => {
        field = name;
        written.push(file.filepath);
        stopAt(rules.maxFileBytes, file);
      },
    },
  });
  try {
    await read(ctx, doNothing);
    stay.settle();
  } catch (error) {
    // formidable pauses a refused request; without reading the rest the connection would stay open for ever.
    ctx.req.resume();
    throw asFormError(error, field, rules);
  }
  return { fields: ctx.request.body ?? {}, files: oneFileEach(ctx.request.files ?? {}) };
}

function oneFileEach(files: Record<string, File | File[]>): Record<string, UploadedFile> {
  const result: Record<string, UploadedFile> = {};
  for (const [field, given] of Object.entries(files)) {
    const file = Array.isArray(given) ? given.at(-1) : given;
    if (!file) continue;
    result[field] = {
      path: file.filepath,
      size: file.size,
      originalName: file.originalFilename ?? '',
      mimeType: file.mimetype ?? 'application/octet-stream',
    };
  }
  return result;
}

/** Checks a file's size while it arrives; formidable checks it only when the file is complete. */
function stopAt(maxBytes: number, file: File): void {
  const events = file as unknown as EventEmitter;
  events.on('progress', (size: number) => {
    if (size > maxBytes) events.emit('error', Object.assign(new Error('too large'), { httpCode: 413 }));
  });
}

/**
 * Turns formidable's errors, which have numbers from 1000 on, into ours. Its 413 covers one file, all files, their
 * number, and the fields.
 */
function asFormError(
  error: unknown,
  field: string,
  { tooLarge }: Pick<MultipartInput<unknown>, 'tooLarge'>,
): unknown {
  if (!(error instanceof Error) || !('httpCode' in error)) return error;
  if (error.httpCode !== 413) return new Unreadable();
  const sentence = tooLarge?.(field) ?? message('fileTooLarge');
  return new TooLarge(sentence, field ? { fields: { [field]: [sentence] } } : {});
}
