/**
 * Browser sources must name calls by their operation: an address or a type written by hand could belong to another
 * call.
 */
const browser =
  /^(shell|mfe-[^/]+|packages\/(application-ui|remote-sdk)|scripts\/lib\/new\/templates\/remote)\/src\//;
const unshipped = /\.test\.[cm]?tsx?$|\/(test|dev|testing)\//;

const allowed: Readonly<Record<string, number>> = {
  // The rule checks for any address whether its 401 ends the session; it pairs no address with a type.
  'packages/remote-sdk/src/call-rules.ts': 4,
  // An operation with a looser body.
  'packages/remote-sdk/src/api/operation.ts': 1,
};

const ways: readonly [RegExp, string][] = [
  [/(['"`])\/api\//g, 'an address'],
  [/(['"`])(GET|POST|PUT|PATCH|DELETE) \//g, 'an operation'],
  [/\bas (unknown as )?Operation</g, 'a type'],
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The places where a browser source writes an address or a type by hand: 'mfe-admin/src/api/staff.ts: an address'. */
export function handMade(file: string, text: string): string[] {
  if (!browser.test(file) || unshipped.test(file)) return [];
  const source = withoutComments(text);
  return ways
    .flatMap(([pattern, what]) => [...source.matchAll(pattern)].map(() => `${file}: ${what}`))
    .slice(allowed[file] ?? 0);
}
