import '@testing-library/jest-dom';
import { pictureFor } from './picture';

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
afterEach(() => connection(undefined));

test('a panel has one decorative drawing, which is removed when it fails to load', () => {
  document.body.append(...pictureFor('not-found'));
  const image = document.querySelector('img') as HTMLElement;
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('height', '176');
  image.dispatchEvent(new Event('error'));
  expect(document.querySelector('picture')).toBeNull();
});

test('a device that saves data does without', () => {
  connection({ saveData: true });
  expect(pictureFor('unreachable')).toEqual([]);
});
