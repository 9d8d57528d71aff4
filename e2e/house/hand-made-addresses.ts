/** In the browser a call is named by its operation: an address or a type by hand could be of another call. */
const browser =
  /^(shell|mfe-[^/]+|packages\/(application-ui|remote-sdk)|scripts\/lib\/new\/templates\/remote)\/src\//;
const unshipped = /\.test\.[cm]?tsx?$|\/(test|dev|testing)\//;

const allowed: Readonly<Record<string, number>> = {
  // Which 401 leaves a session alone is asked of any address: none is paired with a type.
  'packages/remote-sdk/src/api/rules.ts': 4,
  // The same operation with a looser body.
  'packages/remote-sdk/src/api/operation.ts': 1,
};

const ways: readonly [RegExp, string][] = [
  [/(['"`])\/api\//g, 'an address'],
  [/(['"`])(GET|POST|PUT|PATCH|DELETE) \//g, 'an operation'],
  [/\bas (unknown as )?Operation</g, 'a type'],
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** Where a source of the browser makes up what the contracts say: 'mfe-admin/src/api/staff.ts: an address'. */
export function handMade(file: string, text: string): string[] {
  if (!browser.test(file) || unshipped.test(file)) return [];
  const source = withoutComments(text);
  return ways
    .flatMap(([pattern, what]) => [...source.matchAll(pattern)].map(() => `${file}: ${what}`))
    .slice(allowed[file] ?? 0);
}
