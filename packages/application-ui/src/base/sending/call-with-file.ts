import { limits } from '@portal/contract-svc-applications-v1';
import { ApiError, call, type UploadOptions } from '@portal/remote-sdk';
import { steadyCopy } from '@portal/ui/files';
import * as t from '../../messages/silence';

const triesMost = 20;
const betweenMs = 3000;

/**
 * Loads the code that sends files in pieces; while offline it waits for the connection. Undefined when loading fails.
 */
async function fetched({ signal, onWaiting }: UploadOptions) {
  for (let tries = 1; tries <= triesMost && !signal?.aborted; tries += 1) {
    try {
      return await import('./in-pieces');
    } catch {
      onWaiting?.(true);
      await new Promise((over) => setTimeout(over, betweenMs));
    }
  }
  return undefined;
}

/** The first file of a form that is larger than one piece, with the name of its field. */
function largeFileIn(form: object): [string, File] | undefined {
  return Object.entries(form).find(([, value]) => value instanceof File && value.size > limits.pieceBytes);
}

/** The form with a copy of its file: the file on the device may change while it waits for a connection. */
async function steadyForm(form: object): Promise<object> {
  const copied = Object.entries(form).map(async ([field, value]) => {
    if (!(value instanceof File)) return [field, value];
    const copy = await steadyCopy(value).catch(() => {
      throw unreadable(field, value);
    });
    return [field, copy];
  });
  return Object.fromEntries(await Promise.all(copied));
}

/** The error that the service would give for an unreadable file, so that the message is shown at its field. */
function unreadable(field: string, { name }: File): ApiError {
  const message = t.fileChanged({ name });
  return new ApiError({
    kind: 'answer',
    status: 422,
    message,
    errors: { [field]: [message] },
    body: { message },
  });
}

/**
 * Makes a call with a file, as `call` does. A file that is larger than one piece is sent in pieces before the call, and
 * sending continues after a lost connection. The code for that loads when it is needed; when it fails to load, the file
 * is sent whole.
 */
export const callWithFile: typeof call = async (client, operation, ...[input, options]) => {
  const { form: given, ...place } = (input ?? {}) as { form?: object };
  const form = given && (await steadyForm(given));
  const large = form && largeFileIn(form);
  const whole = () =>
    call(
      client,
      operation,
      ...([form ? { ...place, form } : input, options] as Parameters<typeof call>[2][]),
    );
  if (!large) return whole();
  const pieces = await fetched((options ?? {}) as UploadOptions);
  if (!pieces) return whole();
  const [field, file] = large;
  const taken = (arrived: object, more: UploadOptions) => {
    const sent = { ...place, form: { ...form, [field]: undefined, ...arrived } };
    return call(client, operation, ...([sent, more] as Parameters<typeof call>[2][]));
  };
  return pieces.sendInPieces({ client, field, file, taken, whole, options: options as UploadOptions });
};
