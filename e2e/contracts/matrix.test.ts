/** Each remote works with the last two versions of each service, or its manifest excludes the older. */
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

/** The members that describe an act depend on the act: none of them is promised. */
const besideAnAct = /^entries\.\*\.details\./;
/** A refusal that an older service never gives is missed by nobody. */
const isRefusal = ({ where, field }: Break) => /^answer [45]\d\d$/.test(where) && field === '';
/** A reader is not hurt by a value that no longer comes, nor by the lack of an optional member. */
const hurts = (one: Break) =>
  !isRefusal(one) &&
  !(
    one.where.startsWith('answer') &&
    (/^(is never|never comes) /.test(one.what) || besideAnAct.test(one.field))
  );

const describeBreak = ({ operationId, call, where, field, what }: Break) =>
  `${operationId} ${call}: ${field ? `${field} of ${where}` : where} ${what}`;

/** The agreed breaks of the recorded version. */
function agreed(service: string): Set<string> {
  const file = document(service, 'agreed-breaks');
  if (!existsSync(path.join(root, file))) return new Set();
  const { version, breaks } = JSON.parse(read(file)) as { version: string; breaks: string[] };
  return new Set(version === versionOf(document(service, 'released')) ? breaks : []);
}

/** Calls that a part makes where the service has them: it accepts a 404, which a test of its own checks. */
const doesWithout = new Set([
  // Until svc-auth has it, a choice of the language is kept on the device alone.
  'shell updateLanguage',
  'svc-reports recordExport',
  // Until svc-applications returns whom a reader knows, there are no reports: 503.
  'svc-reports listHidden',
  // Until svc-applications returns the content of a list, all that match is not downloaded: 503.
  'svc-reports listMatching',
  // Until svc-applications reports how far drafts are, reports show the progress of the step.
  'svc-reports listShares',
  // Until svc-applications lists the figures of rounds, there is no workbook of them: 503.
  'svc-reports listRoundFigures',
  // Until svc-applications has places, there is no table of who comes: 503.
  'svc-reports getPlaces',
  // Until svc-auth has these calls, an erasure waits, and no password is taken for right.
  'svc-applications erasePerson',
  'svc-applications confirmPassword',
  // Until svc-auth has these calls, an account that nothing else needs waits, and so do old mails and devices.
  'svc-applications endAccount',
  'svc-applications endOld',
  // A svc-auth without this call has one person under each address, so there is nothing to list.
  'svc-applications listUnderAddress',
  // Until svc-auth has these calls, nobody corrects how they sign in: 503.
  'svc-applications askForEmailCode',
  'svc-applications correctEmail',
  'svc-applications correctPhone',
  'svc-applications moveUnprovenEmail',
  // Until svc-auth lists the staff, nobody can be assigned or named in a note.
  'svc-applications listColleagues',
  // Until svc-auth returns people's mail languages, all get the portal's.
  'svc-applications listLanguages',
  // Until svc-auth returns proofs, only a sign-in within the last quarter of an hour counts.
  'svc-applications getProof',
  'svc-reports getProof',
  // Until svc-auth returns whose mailbox is proven, an applicant confirms it by the link for the referees.
  'svc-applications getPerson',
  // Until svc-auth returns what staff may do, what waits for it keeps waiting.
  'svc-applications getStanding',
  // Without its answer every device counts as unknown, and is shown less.
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
