import { evaluate } from '../contracts/evaluate';
import { read } from '../conventions/files';

const readme = 'It takes 2,000 s of processor time (2 cores of a kind), half an hour.';
const output = (cpu: number | null, text = readme) =>
  evaluate<string>('figure.mjs', 'it.staleFigure(given.cpu ?? undefined, given.text)', { cpu, text });

it('README.md names the processor time of a whole run, and the machine', () => {
  const figure = evaluate<{ seconds: number; machine: string }>(
    'figure.mjs',
    'it.figureIn(given)',
    read('README.md'),
  );
  expect(figure.seconds).toBeGreaterThan(500);
  expect(figure.machine).toMatch(/^\d+ cores of .+, Node\.js \d+/);
});

it('a whole run shows when it computes something else than that', () => {
  expect(output(2250)).toBe('');
  expect(output(1750)).toBe('');
  expect(output(null)).toBe('');
  expect(output(1400, 'Half an hour.')).toBe('');
  expect(output(1400)).toMatch(
    /^README\.md says 2000 s of processor time \(2 cores of a kind\); this run took 1400 s \(\d+ cores of .+\)\.$/,
  );
});
