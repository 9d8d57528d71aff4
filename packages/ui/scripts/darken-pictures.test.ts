/** @jest-environment node */
import { Buffer } from 'node:buffer';
import { darkened, drawings, readPicture } from './darken-pictures';

it('finds the drawings of the portal', () => {
  expect(drawings()).toEqual(['broken-line', 'desk', 'fork', 'night', 'open-door']);
});

describe.each(drawings())('the drawing %s', (name) => {
  const light = readPicture(name);

  it('is the same in the dark, in the colours of the dark', () => {
    expect(readPicture(`${name}-dark`)).toBe(darkened(light));
    expect(darkened(light)).not.toBe(light);
  });

  it('is small, keeps to the common size, fetches nothing and runs nothing', () => {
    expect(Buffer.byteLength(light)).toBeLessThan(4_000);
    expect(light).toContain('viewBox="0 0 320 176" width="320" height="176"');
    expect(light.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /href|http|script|style|\son\w+=/,
    );
  });
});

it('a colour that is no token is refused', () => {
  expect(() => darkened('<path fill="#123456"/>')).toThrow('#123456 is no token');
});
