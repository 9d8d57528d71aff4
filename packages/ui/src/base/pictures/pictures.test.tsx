import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { EmptyState } from '../../components/empty-state';
import { openDoor, Picture, SentLetter } from './index';

const connection = (saveData: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: saveData === undefined ? undefined : { saveData },
  });
const motion = (wanted: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: wanted, media: query })) as typeof window.matchMedia;
};
const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(() => connection(undefined));

test('a drawing decorates an empty list, keeps its room and has no alt text', () => {
  render(<EmptyState title="Nothing yet" drawing={openDoor} />);
  const image = document.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('width', '320');
  expect(document.querySelector('source')).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  expect(screen.getByRole('heading')).toHaveTextContent('Nothing yet');
});

test('a device that saves data does without', () => {
  connection(true);
  render(<Picture drawing={openDoor} />);
  expect(document.querySelector('img')).toBeNull();
});

test('a drawing that does not come leaves no gap', () => {
  render(<Picture drawing={openDoor} />);
  fireEvent.error(document.querySelector('img') as HTMLElement);
  expect(document.querySelector('picture')).not.toBeVisible();
});

test('a drawing below the fold is fetched when it comes into view', () => {
  render(<Picture drawing={openDoor} late />);
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('the letter sets off once where motion is wanted, within a second', () => {
  motion(true);
  render(<SentLetter />);
  expect(animate).toHaveBeenCalledTimes(2);
  for (const [, { duration }] of animate.mock.calls) expect(duration).toBeLessThanOrEqual(1_000);
});

test('the letter rests where less motion is asked for', () => {
  motion(false);
  render(<SentLetter />);
  expect(animate).not.toHaveBeenCalled();
});
