import { chunkedUploadMessages as t } from '@portal/contract-svc-applications-v1';
import { Invalid, TooLarge } from '@portal/service-kit/errors';
import { type CallContext, type MultipartInput, temporaryFile } from '@portal/service-kit/http';
import type { Text } from '@portal/service-kit/messages';
import type { Service } from '../../platform';
import type { IncomingFile } from '../incoming';
import type { ArrivedFields } from './arrived-fields';
import { assemble } from './assemble';
import type { Sender } from './chunked-upload';

interface Taking {
  ctx: Pick<CallContext<'token'>, 'res' | 'ip' | 'actor'> & {
    input: { files: Record<string, IncomingFile> };
  };
  sent: ArrivedFields;
  /** The limits of the call. */
  rules: Pick<MultipartInput<unknown>, 'files' | 'maxFileBytes' | 'tooLarge'>;
}

/**
 * The files of a form, including one that its sender sent in pieces before. The pieces are kept for a while, for a
 * sender who missed the response and repeats the request.
 * @throws Invalid if the file is gone, incomplete or damaged
 * @throws TooLarge
 */
export async function filesOf(
  service: Pick<Service, 'stores' | 'files' | 'clock'>,
  { ctx, sent, rules }: Taking,
): Promise<Record<string, IncomingFile>> {
  const { arriving_file: id, arriving_as: field = rules.files.length === 1 ? rules.files[0] : undefined } =
    sent;
  const { files } = ctx.input;
  if (id === undefined) return files;
  if (field === undefined) throw new Invalid({ arriving_as: [t.otherPiece] });
  const sender: Sender = { kind: 'person', id: ctx.actor.personId };
  const tooLarge = rules.tooLarge?.(field) ?? t.otherPiece;
  const most = { field, bytes: rules.maxFileBytes, tooLarge };
  const arrived = await arrivedFile(service, { ctx, sender, id, most });
  // Equal bytes with two names are sent only once: each field keeps the name from its own call.
  const { arriving_name: originalName = arrived.originalName } = sent;
  return { ...files, [field]: { ...arrived, originalName } };
}

interface Arrived {
  /** The whole file stays on the disk until this request has its response. */
  ctx: Pick<CallContext, 'res' | 'ip'>;
  sender: Sender;
  id: string;
  most: { field: string; bytes: number; tooLarge: Text };
}

/**
 * Puts together a file that was sent in pieces.
 * @throws Invalid if it is gone, somebody else's, incomplete or damaged
 * @throws TooLarge
 */
export async function arrivedFile(
  service: Pick<Service, 'stores' | 'files' | 'clock'>,
  { ctx, sender, id, most }: Arrived,
): Promise<IncomingFile> {
  const upload = service.stores.arriving[sender.kind];
  const file = await upload.find(id);
  if (file?.sender.id !== sender.id) throw new Invalid({ arriving_file: [t.gone] });
  if (file.size > most.bytes)
    throw new TooLarge(most.tooLarge, { fields: { [most.field]: [most.tooLarge] } });
  const path = temporaryFile(ctx, file.size);
  await assemble(service, file, path);
  await upload.taken(id, service.clock());
  const { size, originalName, sha256 } = file;
  return { path, size, originalName, sha256 };
}
