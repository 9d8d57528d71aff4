import { limits } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { readMultipart, writable } from '@portal/service-kit/http';
import type { Context } from 'koa';
import { arrivedFile, type IncomingFile, tooLargeSentence } from '../../documents';
import type { Service } from '../../platform';
import type { LetterRequest } from '../letter-request';
import type { Posted } from './posted';

/** More bytes than a letter may have: a file that is too large is refused by the page, which keeps the text. */
const readBytes = 4 * limits.wizardFileBytes;

/**
 * Reads the form that was sent.
 * @throws TooLarge, Unreadable, WrongType
 */
export async function readPosted(ctx: Context): Promise<Posted> {
  const form = await readMultipart(ctx, {
    files: ['letter'],
    maxFileBytes: readBytes,
    tooLarge: (name) => tooLargeSentence(name),
  });
  const fields = writable(form.fields) as Record<string, unknown>;
  const text = (name: string) => String(fields[name] ?? '').trim();
  const { letter } = form.files;
  const chunkedUpload = text('arriving_file');
  return {
    act: text('act'),
    address: ctx.ip,
    typed: {
      // Browsers send each line break as two characters but count it as one.
      statement: text('statement').replaceAll('\r\n', '\n'),
      reason: text('reason').replaceAll('\r\n', '\n'),
      name: text('name'),
      email: text('email'),
    },
    ...(chunkedUpload && { arrivingFile: chunkedUpload }),
    file: letter && (letter.size > 0 || letter.originalName !== '') ? letter : undefined,
  };
}

/**
 * The PDF of the form, whether sent with it or in pieces before.
 * @throws Invalid if it is gone, incomplete or damaged
 */
export async function fileOf(
  service: Service,
  ctx: Context,
  { id }: Pick<LetterRequest, 'id'>,
  { file, arrivingFile: chunkedUpload }: Posted,
): Promise<IncomingFile | undefined> {
  if (file || chunkedUpload === undefined) return file;
  const most = { field: 'letter', bytes: limits.wizardFileBytes, tooLarge: tooLargeSentence('letter') };
  try {
    return await arrivedFile(service, { ctx, sender: { kind: 'letter', id }, id: chunkedUpload, most });
  } catch (error) {
    if (!(error instanceof Invalid) || !error.fields?.arriving_file) throw error;
    throw new Invalid({ letter: error.fields.arriving_file });
  }
}
