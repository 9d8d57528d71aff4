/** A successful answer. The status is part of it because 220 ('already submitted') counts as success. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Reads a JSON body; an empty body or any other text is null. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
