import { ourFiles, read } from './files';

const sources = ourFiles()
  .filter((file) => /^(svc-[\w-]+|gateway)\/src\/.*\.ts$/.test(file) && !file.includes('.test.'))
  .map(read)
  .filter((source) => /\bevents\s*\.add\(|NewEvent|SecurityEvent/.test(source));
const found = (source: string, shape: RegExp): string[] =>
  [...source.matchAll(shape)].map(([, name = '']) => name);

/** Kinds of events with an underscore: a single word could too easily be something else. */
const kindsIn = (source: string): string[] =>
  found(source, /(?<!subject: \{ |subject = \{ )\bkind: '([a-z]+(?:_[a-z]+)+)'/g);

/** Names of members in `details: { document, ...(token && { token }) }`. */
const detailsIn = (source: string): string[] =>
  found(source, /\bdetails(?:: | = )\{ (.*) \}/g).flatMap((members) =>
    found(members, /(?:^|[,{]) *(?!\.)([a-z_]+)(?= *[:,}]|$)/g),
  );

/** Words of a list in a source: `const staffActions = ['invited', 'renamed'] as const`. */
const listed = (file: string, name: string): string[] =>
  found(new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(read(file))?.[1] ?? '', /'([\w-]+)'/g);

const page = (file: string) => read(`mfe-admin/src/settings/events/${file}.ts`);
const describedIn = (source: string) => new Set(found(source, /^ {2}(\w+): t\./gm));

it('what a line of the code records of an event is found', () => {
  expect(kindsIn("{ kind: 'token_made', subject: { kind: 'some_thing', id } }")).toEqual(['token_made']);
  expect(detailsIn('details: { format, ...(token && { token }), until: expiresAt.toISOString() } }')).toEqual(
    ['format', 'token', 'until'],
  );
});

it('every security event that services record has words in the languages of the portal', () => {
  const seen = describedIn(page('words'));
  const messages = [
    ...sources.flatMap(kindsIn),
    ...found(read('svc-applications/src/platform/events/act-events.ts'), /^ {2}\w+: '(\w+)',$/gm),
    ...listed('svc-auth/src/accounts/staff/staff.ts', 'staffActions').map((action) => `staff_${action}`),
    ...listed('svc-auth/src/accounts/changes/kinds.ts', 'accountChanges')
      // 'password' is an event of its own name, the other one an act on somebody else's account.
      .filter((change) => !['password', 'second-step-reset'].includes(change))
      .map((change) => change.replaceAll('-', '_')),
  ];
  expect(messages.length).toBeGreaterThan(30);
  expect([...new Set(messages)].filter((kind) => !seen.has(kind))).toEqual([]);
});

it('the details of each event have words, too', () => {
  const seen = describedIn(page('details'));
  const messages = sources.flatMap(detailsIn);
  expect(messages).toContain('format');
  expect([...new Set(messages)].filter((name) => !seen.has(name))).toEqual([]);
});
