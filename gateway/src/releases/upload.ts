import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TooLarge, Unreadable } from '@portal/service-kit/errors';
import type { Parser, ReadEntry } from 'tar';
import { BodyTooLarge, readWhole } from '../proxy/body';
import { type BuildFiles, heldFiles } from '../registry';

export const uploadLimitBytes = 20_000_000;
const unpackedLimitBytes = 120_000_000;
const filesAtMost = 3_000;

const unpack = promisify(gunzip);
/** Accepts plain relative names only: nothing absolute, no parent folder, no hidden file. */
const safeName = /^(\.\/)?[\w@-][\w.@+-]{0,199}(\/[\w@-][\w.@+-]{0,199})*\/?$/;
const longestName = 1_000;

/**
 * Reads an uploaded build: a gzipped tar of at most 20 MB that holds plain files alone and matches the SHA-256 of the
 * request (`Content-Digest: sha-256=:...:`). It stays in memory.
 */
export async function readUpload(req: IncomingMessage): Promise<BuildFiles> {
  const body = await wholeUpload(req);
  refuseOtherDigest(body, req.headers['content-digest']);
  const archive = await unpacked(body);
  // Loaded with the first upload, because most gateways run without one.
  const tar = await import('tar');
  return heldFiles(await filesInTar(archive, new tar.Parser({ strict: true })));
}

async function wholeUpload(req: IncomingMessage): Promise<Buffer> {
  const tooLarge = new TooLarge('The build is larger than 20 MB.');
  if (Number(req.headers['content-length'] ?? 0) > uploadLimitBytes) throw tooLarge;
  try {
    return await readWhole(req, uploadLimitBytes);
  } catch (error) {
    throw error instanceof BodyTooLarge ? tooLarge : new Unreadable('The upload broke off.');
  }
}

function refuseOtherDigest(body: Buffer, header: string | string[] | undefined): void {
  const digest = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/]{43}=):/.exec(String(header ?? ''))?.[1];
  if (!digest) throw new Unreadable('Send the SHA-256 of the upload along, in the header Content-Digest.');
  if (createHash('sha256').update(body).digest('base64') !== digest)
    throw new Unreadable('The upload arrived damaged: its hash is another one. Send it again.');
}

async function unpacked(body: Buffer): Promise<Buffer> {
  try {
    return (await unpack(body, { maxOutputLength: unpackedLimitBytes })) as Buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooLarge('The build is larger than 120 MB when it is unpacked.');
    throw new Unreadable('The upload is no gzipped tar.');
  }
}

function filesInTar(archive: Buffer, parser: Parser): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    const refuse = (sentence: string) => reject(new Unreadable(sentence));
    parser.on('entry', (entry: ReadEntry) => {
      const problem = problemOf(entry, files);
      if (problem) refuse(problem);
      const parts: Buffer[] = [];
      entry.on('data', (part: Buffer) => parts.push(part));
      entry.on('end', () => {
        if (!problem && isFile(entry)) files.set(nameOf(entry), Buffer.concat(parts));
      });
    });
    parser.on('error', () => refuse('The upload is no gzipped tar.'));
    parser.on('end', () => {
      const both = folderThatIsAFile(files);
      if (both) refuse(`The upload holds ${both} as a file and as a folder.`);
      else if (files.size > 0) resolve(files);
      else refuse('The upload holds no files.');
    });
    parser.end(archive);
  });
}

function problemOf(entry: ReadEntry, files: ReadonlyMap<string, Buffer>): string | undefined {
  const isFolder = entry.type === 'Directory';
  if (!isFolder && !isFile(entry)) return `The upload holds ${entry.path}, which is no plain file.`;
  const isSafe = entry.path.length <= longestName && safeName.test(entry.path);
  if (!(isFolder && /^\.\/?$/.test(entry.path)) && !isSafe)
    return `The upload holds a file with a name that is not allowed: ${entry.path.slice(0, 100)}`;
  if (isFile(entry) && files.has(nameOf(entry))) return `The upload holds ${entry.path} twice.`;
  return files.size >= filesAtMost ? `The upload holds more than ${filesAtMost} files.` : undefined;
}

/** Returns the name of a file that other files claim as their folder; undefined when there is none. */
function folderThatIsAFile(files: ReadonlyMap<string, Buffer>): string | undefined {
  for (const name of files.keys()) {
    for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
      if (files.has(name.slice(0, at))) return name.slice(0, at);
  }
  return undefined;
}

const isFile = ({ type }: ReadEntry) => type === 'File' || type === 'OldFile';
const nameOf = ({ path }: ReadEntry) => path.replace(/^\.\//, '');
