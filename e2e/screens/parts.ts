import type { Page } from 'puppeteer-core';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as WebP is at most 16,383 pixels high: Chromium writes an empty file for a higher one, without a word. */
const highest = 16_000;

/** An area in parts that a picture can hold, below each other. */
export function partsOf(area: Area): Area[] {
  const count = Math.max(1, Math.ceil(area.height / highest));
  const height = Math.ceil(area.height / count);
  return Array.from({ length: count }, (_, at) => ({
    ...area,
    y: area.y + at * height,
    height: Math.min(height, area.height - at * height),
  }));
}

/**
 * A picture of a part of the page.
 * @throws where it came out empty
 */
export async function drawn(
  page: Page,
  clip: Area & { scale?: number },
  quality: number,
): Promise<Uint8Array> {
  const picture = await page.screenshot({ type: 'webp', quality, clip });
  if (picture.length === 0)
    throw new Error(`The picture of ${clip.width} by ${clip.height} pixels is empty.`);
  return picture;
}
