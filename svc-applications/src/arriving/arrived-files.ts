import { arrivingMessages as say } from '@portal/contract-svc-applications-v1';
import { Invalid, TooLarge } from '@portal/service-kit/errors';
import { type CallContext, type MultipartInput, temporaryFile } from '@portal/service-kit/http';
import type { IncomingFile } from '../documents/incoming';
import type { Service } from '../service';
import type { ArrivedFields } from './arrived-fields';
import { makeWhole } from './whole';

interface Taking {
  ctx: Pick<CallContext<'token'>, 'res' | 'actor'> & { input: { files: Record<string, IncomingFile> } };
  sent: ArrivedFields;
  /** What the call takes. */
  rules: Pick<MultipartInput<unknown>, 'files' | 'maxFileBytes' | 'tooLarge'>;
}

/**
 * The files of a form, and among them the one that came in pieces before, for whoever sent these alone. The pieces stay
 * for a while: a sender who did not hear the answer asks again.
 * @throws Invalid where it is gone, incomplete or damaged
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
  if (field === undefined) throw new Invalid({ arriving_as: [say.otherPiece] });
  const file = await service.stores.arriving.find(id);
  if (file?.personId !== ctx.actor.personId) throw new Invalid({ arriving_file: [say.gone] });
  if (file.size > rules.maxFileBytes) {
    const sentence = rules.tooLarge?.(field) ?? say.otherPiece;
    throw new TooLarge(sentence, { fields: { [field]: [sentence] } });
  }
  const path = temporaryFile(ctx, file.size);
  await makeWhole(service, file, path);
  await service.stores.arriving.taken(id, service.clock());
  const { size, originalName, sha256 } = file;
  return { ...files, [field]: { path, size, originalName, sha256 } };
}
