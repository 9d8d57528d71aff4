/** Each remote with the last two versions of each service: it gets on with both, or its manifest rules the older out. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { versionInRange } from '@portal/contract-remote-v1';
import { documentedServices, ourFiles, read, root } from '../house/files';
import { evaluate } from './evaluate';

interface Break {
  operationId: string;
  call: string;
  where: string;
  field: string;
  what: string;
}

const manifests = ourFiles()
  .filter((file) => /^mfe-[a-z-]+\/manifest\.json$/.test(file))
  .map((file) => JSON.parse(read(file)) as { name: string; contracts: Record<string, string> });

const services = documentedServices();
const document = (service: string, name: string) => `contracts/${service}-v1/${name}.json`;
const versionOf = (file: string) => (JSON.parse(read(file)) as { info: { version: string } }).info.version;
const inTwoVersions = services.filter((service) =>
  existsSync(path.join(root, document(service, 'previous'))),
);

/** What `before` has and `after` has not, with the remotes whose sources name the call. */
const missing = (service: string, before: string, after: string) =>
  evaluate<(Break & { callers: string[] })[]>(
    'contracts/check.mjs',
    'it.breaksWithCallers(given.contract, given.before, given.after)',
    {
      contract: `${service}-v1`,
      before: JSON.parse(read(document(service, before))),
      after: JSON.parse(read(document(service, after))),
    },
  );

/** The remotes and other parts whose sources name any call of a service. */
const callersOf = (service: string) =>
  evaluate<{ callers: string[] }[]>(
    'contracts/check.mjs',
    'it.breaksWithCallers(given.contract, given.before, { paths: {} })',
    { contract: `${service}-v1`, before: JSON.parse(read(document(service, 'released'))) },
  ).flatMap(({ callers }) => callers);

/** Which members there are beside an act depends on the act: none of them is promised. */
const besideAnAct = /^entries\.\*\.details\./;
/** Who only reads is not hurt by a value that never comes, nor by what may be absent anyway. */
const hurts = ({ where, field, what }: Break) =>
  !(where.startsWith('answer') && (/^(is never|never comes) /.test(what) || besideAnAct.test(field)));

const toldAs = ({ operationId, call, where, field, what }: Break) =>
  `${operationId} ${call}: ${field ? `${field} of ${where}` : where} ${what}`;

/** The breaks that were agreed on for the recorded version. */
function agreed(service: string): Set<string> {
  const file = document(service, 'agreed-breaks');
  if (!existsSync(path.join(root, file))) return new Set();
  const { version, breaks } = JSON.parse(read(file)) as { version: string; breaks: string[] };
  return new Set(version === versionOf(document(service, 'released')) ? breaks : []);
}

describe.each(inTwoVersions)('%s in its last two versions', (service) => {
  const newer = versionOf(document(service, 'released'));
  const older = versionOf(document(service, 'previous'));
  const lacks = missing(service, 'released', 'previous').filter(hurts);

  it('the newer is recorded, and is what the service keeps now', () => {
    expect(versionOf(document(service, 'openapi'))).toBe(newer);
    expect(versionInRange(newer, `^${older}`)).toBe(true);
    expect(older).not.toBe(newer);
  });

  it('an older remote gets from the newer service all that it got; only acts may be new, and what was agreed on', () => {
    const changed = missing(service, 'previous', 'released').filter(
      (one) => !agreed(service).has(toldAs(one)),
    );
    const told = changed.map(({ field, what }) => `${field} ${what}`);
    expect(told.filter((one) => !/^entries\.\*\.action may be \w+ now$/.test(one))).toEqual([]);
  });

  it.each(manifests)('$name runs with both, or its manifest rules the older out', ({ name, contracts }) => {
    const range = contracts[service];
    if (!range) return expect(callersOf(service)).not.toContain(name);
    expect(versionInRange(newer, range)).toBe(true);
    const needed = lacks.filter(({ callers }) => callers.includes(name)).map(({ call }) => call);
    if (versionInRange(older, range)) expect(needed).toEqual([]);
    else expect(needed).not.toEqual([]);
  });

  it('who has no manifest, such as the shell and the other services, runs with both', () => {
    const remotes = manifests.map(({ name }) => name);
    const others = lacks.flatMap(({ callers }) => callers).filter((caller) => !remotes.includes(caller));
    expect(others).toEqual([]);
  });
});

it('each service that a remote needs is one whose contract is known here', () => {
  for (const { contracts } of manifests)
    for (const service of Object.keys(contracts)) expect(services).toContain(service);
});

it('of a contract in its first version there is only that one', () => {
  for (const service of services.filter((one) => !inTwoVersions.includes(one)))
    expect(versionOf(document(service, 'released'))).toBe('1.0.0');
});
