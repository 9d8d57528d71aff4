/**
 * Rules that Biome does not check: the length of style sheets, TestCafe's fixtures, and notes about unfinished work in
 * comments. A rule of our own in Biome (GritQL) took 1.8 s of CPU for each `biome check .`; these take a tenth.
 */
import { ourFiles, read } from './files';

const sources = ourFiles().filter(
  (file) =>
    /\.([cm]?[jt]sx?)$/.test(file) &&
    !/(generated\.ts|contracts\/[a-z0-9-]+\/src\/operations\.ts|e2e\/conventions\/|package-lock)/.test(file),
);
const holding = (words: RegExp) => sources.filter((file) => words.test(read(file)));

it('no style sheet is longer than 300 lines', () => {
  const styles = ourFiles().filter((file) => file.endsWith('.scss'));
  expect(styles.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
});

it('no story is skipped, none runs alone, and no test is left to be written', () => {
  expect(holding(/\bfixture\.(skip|only)\b|\b(test|it|describe)\.todo\b/)).toEqual([]);
});

it('no file is kept from the compiler, and no note leaves work to do', () => {
  expect(holding(/@ts-nocheck|eslint-disable|\b(TODO|FIXME)\b/)).toEqual([]);
});

it('Biome holds the rest: names of files, their length, skipped and lone tests', () => {
  const { linter, overrides } = JSON.parse(read('biome.json'));
  const { suspicious, style } = linter.rules;
  expect(suspicious).toMatchObject({
    noFocusedTests: 'error',
    noSkippedTests: 'error',
    noTsIgnore: 'error',
    noExplicitAny: 'error',
  });
  expect(style.noExcessiveLinesPerFile).toEqual({ level: 'error', options: { maxLines: 300 } });
  expect(style.useFilenamingConvention).toMatchObject({
    level: 'error',
    options: { filenameCases: ['kebab-case'] },
  });
  // Exceptions: files compiled from catalogues are as long as these and named after their groups; migrations have
  // numbers and their own test.
  expect(overrides.flatMap(({ includes }: { includes: string[] }) => includes)).toEqual([
    '**/src/messages/**',
    '**/src/sentences/**',
    '**/migrations/*',
  ]);
});
