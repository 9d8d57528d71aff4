import type { ApiClient, CallOptions } from './client';
import { type AnswerTo, addressFrom, type Input, type Operation } from './operation';
import type { UploadOptions } from './upload';

type Options<Shape> = Shape extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? UploadOptions
  : CallOptions;
type More<Shape> =
  Record<never, never> extends Input<Shape>
    ? [input?: Input<Shape>, options?: Options<Shape>]
    : [input: Input<Shape>, options?: Options<Shape>];

interface Sent {
  params?: object;
  query?: object;
  body?: unknown;
  form?: object;
}

/** A multipart form; null and undefined are left out. */
function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/**
 * Makes a call of a contract: `call(client, approveRequest, { params: { id }, body: { admin_notes } })`. The operation's type
 * gives the types of input and answer.
 * @throws ApiError and nothing else
 */
export async function call<Shape>(
  client: ApiClient,
  operation: Operation<Shape>,
  ...[input, options]: More<Shape>
): Promise<AnswerTo<Shape>> {
  const { body, form, ...place } = (input ?? {}) as Sent;
  const address = addressFrom(operation, place);
  const answer = form
    ? client.upload(address, formOf(form), options)
    : client.send(operation.slice(0, operation.indexOf(' ')), address, body, options);
  return (await answer) as AnswerTo<Shape>;
}
