import { evaluate } from '../contracts/evaluate';
import { read } from '../conventions/files';

const readme = 'It takes 2,000 s of processor time (2 cores of a kind, reference 0.2 s), half an hour.';
const output = (cpu: number | null, { reference = 0.2, text = readme } = {}) =>
  evaluate<string>(
    'figure.mjs',
    'it.staleFigure({ cpu: given.cpu ?? undefined, reference: given.reference }, given.text)',
    { cpu, reference, text },
  );

it('README.md names the processor time of a whole run, and the machine', () => {
  const figure = evaluate<{ seconds: number; machine: string; reference: number }>(
    'figure.mjs',
    'it.figureIn(given)',
    read('README.md'),
  );
  expect(figure.seconds).toBeGreaterThan(500);
  expect(figure.machine).toMatch(/^\d+ cores of .+, Node\.js \d+/);
  expect(figure.reference).toBeGreaterThan(0);
});

it('a whole run shows when it computes something else than that', () => {
  expect(output(2250)).toBe('');
  expect(output(1750)).toBe('');
  expect(output(null)).toBe('');
  expect(output(1400, { text: 'Half an hour.' })).toBe('');
  expect(output(1400)).toMatch(
    /^README\.md says 2000 s of processor time \(2 cores of a kind, reference 0\.2 s\), which is 2000 s here; this run took 1400 s \(\d+ cores of .+\)\.$/,
  );
});

it('a slower machine is no other test run', () => {
  expect(output(4200, { reference: 0.4 })).toBe('');
  expect(output(2000, { reference: 0.4 })).toContain('which is 4000 s here; this run took 2000 s');
});

it('the reference takes time of the processor', () => {
  expect(evaluate<number>('reference.mjs', 'it.referenceSeconds()')).toBeGreaterThan(0.01);
});
