/** A successful answer. The status is told because 220 ('already submitted') is one too. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Reads a JSON body; anything else (also an empty one) is null. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
