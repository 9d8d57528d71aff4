/** A successful answer; 220 ('already submitted') is one too. */
interface Answer<T> {
  status: number;
  body: T;
}

/** What the calls of an application need of a remote's client. Each throws `{ status, message, errors, body }`. */
export interface WizardClient {
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body?: unknown, options?: { keepalive?: boolean }): Promise<Answer<T>>;
  upload<T>(
    path: string,
    form: FormData,
    options?: { onProgress?: (percent: number) => void; signal?: AbortSignal },
  ): Promise<Answer<T>>;
}

/**
 * A request as a person fills it in: the contract's fields, where a choice is still any text and a figure may be
 * one, too. The server holds it against its lists and limits.
 */
export type AsTyped<T> = T extends string
  ? string
  : T extends number
    ? number | string
    : T extends readonly (infer Row)[]
      ? AsTyped<Row>[]
      : T extends object
        ? { [Field in keyof T]: AsTyped<T[Field]> }
        : T;

/** A multipart form; what is undefined is left out. */
export function formOf(fields: Readonly<Record<string, string | number | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value instanceof File ? value : String(value));
  }
  return form;
}
