import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type Koa from 'koa';
import { uploadDir } from './upload-dir';
import { uploadSpace } from './upload-space';

/**
 * The path of a new file in the folder for uploads, with room for so many bytes. It is removed when the request is
 * answered or the client is gone.
 * @throws Unavailable when there is too little room
 */
export function temporaryFile({ res }: Pick<Koa.Context, 'res'>, bytes: number): string {
  const giveBack = uploadSpace.take(bytes);
  const path = join(uploadDir(), randomUUID());
  res.once('close', () => {
    giveBack();
    rm(path, { force: true }).catch(() => undefined);
  });
  return path;
}
