/** Checks that each remote works with the last two versions of each service, or excludes the older in its manifest. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { versionInRange } from '@portal/contract-remote-v1';
import { documentedServices, ourFiles, read, root } from '../conventions/files';
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

/** The members of `before` that `after` lacks, with the remotes whose sources name the call. */
const missingMembers = (service: string, before: string, after: string) =>
  evaluate<(Break & { callers: string[] })[]>(
    'contracts/check.mjs',
    'it.breaksWithCallers(given.contract, given.before, given.after)',
    {
      contract: `${service}-v1`,
      before: JSON.parse(read(document(service, before))),
      after: JSON.parse(read(document(service, after))),
    },
  );

/** The remotes and other parts whose sources name a call of the service. */
const callersOf = (service: string) =>
  evaluate<{ callers: string[] }[]>(
    'contracts/check.mjs',
    'it.breaksWithCallers(given.contract, given.before, { paths: {} })',
    { contract: `${service}-v1`, before: JSON.parse(read(document(service, 'released'))) },
  ).flatMap(({ callers }) => callers);

/** Members that describe an act depend on the kind of act, so none of them is promised. */
const besideAnAct = /^entries\.\*\.details\./;
/** An error answer that an older service never gives: no caller misses it. */
const isRefusal = ({ where, field }: Break) => /^answer [45]\d\d$/.test(where) && field === '';
/** Whether a break hurts callers: they do not miss a value that no longer comes, nor an optional member. */
const hurts = (one: Break) =>
  !isRefusal(one) &&
  !(
    one.where.startsWith('answer') &&
    (/^(is never|never comes) /.test(one.what) || besideAnAct.test(one.field))
  );

const describeBreak = ({ operationId, call, where, field, what }: Break) =>
  `${operationId} ${call}: ${field ? `${field} of ${where}` : where} ${what}`;

/** Agreed breaks of the recorded version. */
function agreed(service: string): Set<string> {
  const file = document(service, 'agreed-breaks');
  if (!existsSync(path.join(root, file))) return new Set();
  const { version, breaks } = JSON.parse(read(file)) as { version: string; breaks: string[] };
  return new Set(version === versionOf(document(service, 'released')) ? breaks : []);
}

/** Calls that a part makes only if the service has them: it accepts a 404, which its own tests check. */
const doesWithout = new Set([
  // Until svc-auth has this call, a chosen language is only kept on the device.
  'shell updateLanguage',
  'svc-reports recordExport',
  // Until svc-applications returns which applications a reader may see, there are no reports: 503.
  'svc-reports listHidden',
  // Until svc-applications returns the content of a list, the whole list cannot be downloaded: 503.
  'svc-reports listMatching',
  // Until svc-applications reports how complete drafts are, reports show the progress by step.
  'svc-reports listShares',
  // Until svc-applications lists the numbers of rounds, there is no workbook of them: 503.
  'svc-reports listRoundFigures',
  // Until svc-applications has this call, there is no table of who comes: 503.
  'svc-reports getPlaces',
  // Until svc-auth has these calls, erasures wait, and no password is confirmed.
  'svc-applications erasePerson',
  'svc-applications confirmPassword',
  // Until svc-auth has these calls, unneeded accounts, old mails and old devices are not removed.
  'svc-applications endAccount',
  'svc-applications endOld',
  // A svc-auth without this call has one person per address, so there is nothing to list.
  'svc-applications listUnderAddress',
  // Until svc-auth has these calls, people cannot correct the address with which they sign in: 503.
  'svc-applications askForEmailCode',
  'svc-applications correctEmail',
  'svc-applications correctPhone',
  'svc-applications moveUnprovenEmail',
  // Until svc-auth lists the staff, nobody can be assigned or named in a note.
  'svc-applications listColleagues',
  // Until svc-auth returns the languages of people's mails, all mails have the portal's language.
  'svc-applications listLanguages',
  // Until svc-auth returns proofs of identity, only a sign-in within the last 15 minutes counts.
  'svc-applications getProof',
  'svc-reports getProof',
  // Until svc-auth returns whether a mailbox is proven, applicants confirm theirs by the link for referees.
  'svc-applications getPerson',
  // Until svc-auth returns the permissions of staff, waiting work that depends on them keeps waiting.
  'svc-applications getStanding',
  // Without an answer every device counts as unknown, and is shown less.
  'svc-applications identifyApplicant',
  // Only staff have a second factor, and they sign in on their own page.
  'shell signIn',
]);

describe.each(inTwoVersions)('%s in its last two versions', (service) => {
  const newer = versionOf(document(service, 'released'));
  const older = versionOf(document(service, 'previous'));
  const lacks = missingMembers(service, 'released', 'previous').filter(hurts);

  it('the newer version is recorded, and is the one the service keeps now', () => {
    expect(versionOf(document(service, 'openapi'))).toBe(newer);
    expect(versionInRange(newer, `^${older}`)).toBe(true);
    expect(older).not.toBe(newer);
  });

  it('an older remote gets everything from the newer service that it got before; only acts and agreed breaks may be new', () => {
    const changed = missingMembers(service, 'previous', 'released').filter(
      (one) => !agreed(service).has(describeBreak(one)),
    );
    const messages = changed.map(({ field, what }) => `${field} ${what}`);
    expect(messages.filter((one) => !/^entries\.\*\.action may be [\w, ]+ now$/.test(one))).toEqual([]);
  });

  it.each(manifests)('$name runs with both, or its manifest excludes the older', ({ name, contracts }) => {
    const range = contracts[service];
    if (!range) return expect(callersOf(service)).not.toContain(name);
    expect(versionInRange(newer, range)).toBe(true);
    const needed = lacks.filter(({ callers }) => callers.includes(name)).map(({ call }) => call);
    if (versionInRange(older, range)) expect(needed).toEqual([]);
    else expect(needed).not.toEqual([]);
  });

  it('parts without a manifest, such as the shell and the other services, run with both', () => {
    const remotes = manifests.map(({ name }) => name);
    const others = lacks.flatMap(({ operationId, callers }) =>
      callers.filter((caller) => !remotes.includes(caller) && !doesWithout.has(`${caller} ${operationId}`)),
    );
    expect(others).toEqual([]);
  });
});

it('each service that a remote needs has a contract here', () => {
  for (const { contracts } of manifests)
    for (const service of Object.keys(contracts)) expect(services).toContain(service);
});

it('a contract in its first version has no previous one', () => {
  for (const service of services.filter((one) => !inTwoVersions.includes(one)))
    expect(versionOf(document(service, 'released'))).toBe('1.0.0');
});
