import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type Koa from 'koa';
import { networkOf } from '../../../base/network';
import { uploadDir } from './upload-dir';
import { noSpace, uploadSpace } from './upload-space';

/**
 * Returns the path of a new file in the folder for uploads, and takes `bytes` of the upload space for it. The file is
 * removed when the request is answered or the client is gone.
 * @throws Unavailable when there is too little space
 */
export function temporaryFile({ res, ip }: Pick<Koa.Context, 'res' | 'ip'>, bytes: number): string {
  const stay = uploadSpace.enter(networkOf(ip), () => undefined);
  stay.settle();
  if (!stay.take(bytes)) {
    stay.leave();
    throw noSpace();
  }
  const path = join(uploadDir(), randomUUID());
  res.once('close', () => {
    stay.leave();
    rm(path, { force: true }).catch(() => undefined);
  });
  return path;
}
