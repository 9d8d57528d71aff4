import { ourFiles, read } from './files';

const sources = ourFiles().filter(
  (file) =>
    /\.([cm]?[jt]sx?)$/.test(file) &&
    !/(generated\.ts|contracts\/[a-z0-9-]+\/src\/operations\.ts|e2e\/house\/|package-lock)/.test(file),
);
/** Compiled from catalogues: as long as these are, and called after their groups. */
const written = sources.filter((file) => !/\/src\/(messages|sentences)\//.test(file));
const holding = (words: RegExp) => sources.filter((file) => words.test(read(file)));

it('no source file and no style sheet is longer than 300 lines', () => {
  const styles = ourFiles().filter((file) => file.endsWith('.scss'));
  expect([...written, ...styles].filter((file) => read(file).split('\n').length > 301)).toEqual([]);
});

it('no test is skipped, and none runs alone', () => {
  const switched = /\b(test|it|describe|fixture)\.(skip|only|todo)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/;
  expect(holding(switched)).toEqual([]);
});

it('no rule of the compiler is switched off, and no note says that work is left to do', () => {
  expect(holding(/@ts-(ignore|nocheck)|eslint-disable|\bas any\b|\b(TODO|FIXME)\b/)).toEqual([]);
});

it('file names are in kebab-case', () => {
  const odd = written
    .map((file) => file.split('/').at(-1) ?? '')
    .filter((name) => !/^[.]?[a-z0-9]+([-_.][a-z0-9]+)*$/.test(name));
  expect(odd).toEqual([]);
});
