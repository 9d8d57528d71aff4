import { afterPress, followPresses } from '../src/wizards/wizard/after-press';

let end: () => void;
beforeEach(() => {
  end = followPresses();
});
afterEach(() => end());

const happens = (type: string) => window.dispatchEvent(new Event(type));
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('what would move a page waits for the release of a press, and for its click', async () => {
  const work = jest.fn();
  happens('pointerdown');
  afterPress(work);
  happens('pointerup');
  expect(work).not.toHaveBeenCalled();
  await soon();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a press that becomes a scroll is over, too', async () => {
  const work = jest.fn();
  happens('pointerdown');
  afterPress(work);
  happens('pointercancel');
  await soon();
  expect(work).toHaveBeenCalledTimes(1);
});

test('where nothing presses the page, as with the keyboard, it is done at once', () => {
  const work = jest.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledTimes(1);
});
