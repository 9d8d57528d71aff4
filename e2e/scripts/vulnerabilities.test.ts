import { evaluate } from '../contracts/evaluate';

interface Verdict {
  outcome: string;
  lines: string[];
}

const packages = {
  '': {},
  'svc-auth': { version: '1.0.0' },
  'node_modules/svc-auth': { resolved: 'svc-auth', link: true },
  'node_modules/zip': { version: '2.0.0', resolved: 'https://registry.example/zip.tgz' },
  'node_modules/talk': { version: '1.0.0' },
  'node_modules/zip/node_modules/@far/off': {
    version: '3.1.0',
    resolved: 'git+ssh://git@host.example/off.git',
  },
  'node_modules/tests': { version: '1.0.0', dev: true },
};

function verdictOf(report: unknown, without: string[] = []) {
  const kept = Object.fromEntries(Object.entries(packages).filter(([place]) => !without.includes(place)));
  const expression = 'it.verdictOf(given.report, it.packagesIn(given.lock))';
  return evaluate<Verdict>('vulnerabilities.mjs', expression, { report, lock: { packages: kept } });
}

/** The packages without the one that no registry has. */
const ordinary = ['node_modules/zip/node_modules/@far/off'];

it('a shipped package with a serious known weakness fails the check by its name', () => {
  const vulnerabilities = {
    zip: { name: 'zip', severity: 'critical', range: '<2.0.1' },
    talk: { name: 'talk', severity: 'low', range: '*' },
  };
  const { outcome, lines } = verdictOf({ vulnerabilities }, ordinary);
  expect([outcome, lines[0]]).toEqual(['failed', 'zip <2.0.1: critical']);
});

it('lesser weaknesses are named and pass, with how many packages were asked about', () => {
  const vulnerabilities = { talk: { name: 'talk', severity: 'low' } };
  const { outcome, lines } = verdictOf({ vulnerabilities }, ordinary);
  expect([outcome, lines.at(-1)]).toEqual([
    'passed',
    'None of 2 shipped packages has a known vulnerability of high severity. Lesser ones: talk.',
  ]);
});

it('what nobody asks here is named even where all is well', () => {
  const { lines } = verdictOf({ vulnerabilities: {} }, ordinary);
  expect(lines.join('\n')).toMatch(/Never asked here: 1 packages for builds and tests alone .*images/);
});

it('a registry that does not answer is named with its reason, and nothing passes for checked', () => {
  const { outcome, lines } = verdictOf({ message: '405 Method Not Allowed' }, ordinary);
  expect(outcome).toBe('unasked');
  expect(lines[0]).toMatch(/^Not asked: all 2 shipped packages .*405 Method Not Allowed/);
  expect(lines.at(-1)).toMatch(/^Not done: 0 of 2 shipped packages were asked about/);
  expect(verdictOf(undefined, ordinary).outcome).toBe('unasked');
});

it('a package that no registry has is named, and the check is not done', () => {
  const { outcome, lines } = verdictOf({ vulnerabilities: {} });
  expect(outcome).toBe('unasked');
  expect(lines[0]).toBe('Not asked: @far/off@3.1.0, since no registry has it.');
  expect(lines.at(-1)).toMatch(/^Not done: 2 of 3 shipped packages/);
});

/**
 * Runs `askWhatIsKnown` while npm gives these answers one after the other; returns the result and how often npm was
 * asked.
 */
function asked(...answers: unknown[]) {
  const expression = `await (async () => {
    const calls = [];
    const answer = await it.askWhatIsKnown(async (args) => (calls.push(args), { json: given[calls.length - 1] }));
    return { answer, asked: calls.length };
  })()`;
  return evaluate<{ answer: unknown; asked: number }>('audit.mjs', expression, answers);
}

it('a registry that knows of no weakness at all is not believed', () => {
  const { answer, asked: times } = asked({ vulnerabilities: {} }, { vulnerabilities: {} });
  expect(times).toBe(1);
  const { outcome, lines } = verdictOf(answer, ordinary);
  expect([outcome, lines[0]]).toEqual([
    'unasked',
    expect.stringMatching(/^Not asked: all 2 .* knows nothing of minimist 0\.0\.8/),
  ]);
});

it('a registry that knows of a weak package is asked about the others', () => {
  const sample = { vulnerabilities: { minimist: { severity: 'critical' } } };
  expect(asked(sample, { vulnerabilities: {} })).toEqual({ answer: { vulnerabilities: {} }, asked: 2 });
});
