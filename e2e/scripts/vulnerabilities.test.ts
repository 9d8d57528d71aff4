import { evaluate } from '../contracts/evaluate';

interface Verdict {
  outcome: string;
  lines: string[];
}

const verdictOf = (report: unknown) =>
  evaluate<Verdict>('vulnerabilities.mjs', 'it.verdictOf(given.report)', { report });

it('a shipped package with a serious known weakness fails the check by its name', () => {
  const vulnerabilities = {
    zip: { name: 'zip', severity: 'critical', range: '<2.0.1' },
    talk: { name: 'talk', severity: 'low', range: '*' },
  };
  expect(verdictOf({ vulnerabilities })).toEqual({ outcome: 'failed', lines: ['zip <2.0.1: critical'] });
});

it('lesser weaknesses are named and pass', () => {
  const { outcome, lines } = verdictOf({ vulnerabilities: { talk: { name: 'talk', severity: 'low' } } });
  expect([outcome, lines.join()]).toEqual(['passed', expect.stringContaining('Lesser ones: talk.')]);
});

it('a registry that does not answer is named, and no package passes for checked', () => {
  expect(verdictOf({ message: '405 Method Not Allowed' })).toEqual({
    outcome: 'skipped',
    lines: [expect.stringMatching(/^Skipped: known vulnerabilities, .*405 Method Not Allowed/)],
  });
});
