import type { Page } from 'puppeteer-core';
import { drawn, partsOf } from './parts';

const area = (height: number) => ({ x: 0, y: 0, width: 360, height });

it('a page that is higher than a picture can be is drawn in parts, whole', () => {
  expect(partsOf(area(640))).toEqual([area(640)]);
  const parts = partsOf(area(33_001));
  expect(parts).toHaveLength(3);
  expect(Math.max(...parts.map(({ height }) => height))).toBeLessThanOrEqual(16_383);
  expect(parts.map(({ y }) => y)).toEqual([0, parts[0]?.height, 2 * (parts[0]?.height ?? 0)]);
  expect(parts.reduce((sum, { height }) => sum + height, 0)).toBe(33_001);
});

it('an empty picture is a failure', async () => {
  const page = { screenshot: async () => new Uint8Array() } as unknown as Page;
  const failure = await drawn(page, area(640), 60).then(
    () => 'none',
    (error: Error) => error.message,
  );
  expect(failure).toContain('is empty');
});
