import { cropMost, moved, type Page, partOf, turned, wholePhoto, withEdge } from './pages';

const page = (id: number, more: Partial<Page> = {}): Page => ({
  id,
  photo: new Blob(),
  width: 400,
  height: 300,
  turn: 0,
  crop: wholePhoto,
  ...more,
});

test('what is cut off stays cut off when a page is turned', () => {
  const cut = page(1, { crop: { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 } });
  const once = turned(cut);
  expect(once.crop).toEqual({ top: 0.4, right: 0.1, bottom: 0.2, left: 0.3 });
  expect(partOf(once)).toMatchObject({ wide: 300, high: 400 });
  expect(partOf(once).width).toBeCloseTo(partOf(cut).height);
  expect(turned(turned(turned(once)))).toEqual(cut);
});

test('an edge goes no further than that something is left', () => {
  const cut = withEdge(wholePhoto, 'left', 0.6);
  expect(withEdge(cut, 'right', 0.9).right).toBeCloseTo(0.3);
  expect(cropMost(cut, 'right')).toBeCloseTo(0.3);
  expect(withEdge(cut, 'top', -1).top).toBe(0);
});

test('a page is moved by one place', () => {
  const ids = (pages: Page[]) => pages.map(({ id }) => id);
  const three = [page(1), page(2), page(3)];
  expect(ids(moved(three, 2, -1))).toEqual([1, 3, 2]);
  expect(ids(moved(three, 0, 1))).toEqual([2, 1, 3]);
});
