import { type Drawn, laidOut } from './sheets';

const picture = (file: string, width: number, height: number): Drawn => ({ file, width, height, group: 'g' });
const shown = (pictures: Drawn[]) =>
  laidOut(pictures).map((slices) => slices.map(({ picture: { file }, column }) => `${file}${column}`));

it('a high picture goes on in the next column, and on the next sheet', () => {
  expect(shown([picture('a', 360, 7000), picture('b', 360, 300)])).toEqual([
    ['a0', 'a1', 'a2', 'a3'],
    ['a0', 'b0'],
  ]);
});

it('low pictures share a column, and wide ones stand two in a row', () => {
  const wide = ['a', 'b', 'c', 'd', 'e'].map((file) => picture(file, 1280, 900));
  expect(shown(wide)).toEqual([['a0', 'b0', 'c1', 'd1'], ['e0']]);
});

it('every row of a picture is on a sheet once', () => {
  const slices = laidOut([picture('a', 360, 400), picture('b', 360, 5000)]).flat();
  const rows = slices
    .filter((slice) => slice.picture.file === 'b')
    .reduce((sum, { height }) => sum + height, 0);
  expect(rows).toBe(5000);
  expect(slices.every(({ top, height }) => top + height <= 1500)).toBe(true);
});
