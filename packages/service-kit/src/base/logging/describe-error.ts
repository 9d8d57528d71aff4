/** The part of an error that a log line shows. */
export interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  status?: unknown;
  cause?: DescribedError;
}

const deepest = 4;

/**
 * Describes an error without anything people typed: only named members (drivers add the whole statement with its
 * values), no email addresses, and no values quoted in database messages ("Duplicate entry '...' for key").
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something was thrown that is no error' };
  const { code, status } = error as { code?: unknown; status?: unknown };
  const clean = fromDatabase(code) ? withoutValues : withoutAddresses;
  return {
    type: error.name,
    message: clean(error.message),
    stack: error.stack && clean(error.stack),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(error.cause !== undefined && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  };
}

function fromDatabase(code: unknown): boolean {
  return typeof code === 'string' && /^(ER_|SQLITE_|PROTOCOL_|WARN_)/.test(code);
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s'"<>@:(]+@[^\s'"<>@)]+\.[^\s'"<>@)]+/g, '(address)');
}

/** Removes quoted values; quoted names of indexes and columns, which follow `key` and `column`, stay. */
function withoutValues(text: string): string {
  return withoutAddresses(
    text.replace(/(\b(?:key|column) )?'(?:[^'\\]|\\.|'')*'/gi, (found, named) => (named ? found : "'...'")),
  );
}
