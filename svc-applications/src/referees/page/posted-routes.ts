import { limits } from '@portal/contract-svc-applications-v1';
import { readMultipart, withoutNul } from '@portal/service-kit/http';
import type { Context } from 'koa';
import { tooLargeSentence } from '../../documents/document';
import type { Posted } from './posted';

/** More than a letter may have: a file that is too large is refused beside the text, which stays. */
const readBytes = 4 * limits.wizardFileBytes;

/** @throws TooLarge, Unreadable, WrongType */
export async function readPosted(ctx: Context): Promise<Posted> {
  const form = await readMultipart(ctx, {
    files: ['letter'],
    maxFileBytes: readBytes,
    tooLarge: (name) => tooLargeSentence(name),
  });
  const fields = withoutNul(form.fields) as Record<string, unknown>;
  const text = (name: string) => String(fields[name] ?? '').trim();
  const { letter } = form.files;
  return {
    act: text('act'),
    typed: {
      // Browsers send each line break as two characters, and count it as one.
      statement: text('statement').replaceAll('\r\n', '\n'),
      reason: text('reason').replaceAll('\r\n', '\n'),
      name: text('name'),
      email: text('email'),
    },
    file: letter && (letter.size > 0 || letter.originalName !== '') ? letter : undefined,
  };
}
