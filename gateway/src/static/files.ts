import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentTypeOf } from './content-types';
import type { FileSource } from './file-source';
import type { Memory } from './memory';
import { acceptedEncodings, type Encoding } from './negotiate';
import { send } from './send';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export interface FileRequest {
  source: FileSource;
  /** Names the source in the memory of files, for example 'remotes/mfe-admin/1.0.0-ab12cd34'. */
  sourceKey: string;
  path: string;
  cacheControl: string;
  headers: Record<string, string>;
}

/** Sends a file, compressed where the build made a compressed copy. False when there is no such file. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  memory: Memory,
  { source, sourceKey, path, cacheControl, headers }: FileRequest,
): Promise<boolean> {
  const plainMark = await source.mark(path);
  if (!plainMark) return false;
  const found = (await compressed(source, path, req.headers['accept-encoding'])) ?? { path, mark: plainMark };
  const file = await memory.read(source, found.path, `${sourceKey}/${found.path}`, found.mark);
  send(req, res, { ...file, type: contentTypeOf(path), encoding: found.encoding, cacheControl }, headers);
  return true;
}

interface Found {
  path: string;
  mark: string;
  encoding?: Encoding;
}

async function compressed(
  source: FileSource,
  path: string,
  accepted: string | string[] | undefined,
): Promise<Found | undefined> {
  for (const encoding of acceptedEncodings(accepted)) {
    const mark = await source.mark(path + suffixes[encoding]);
    if (mark) return { path: path + suffixes[encoding], mark, encoding };
  }
  return undefined;
}
