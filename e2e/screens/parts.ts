import type { Page } from 'puppeteer-core';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** WebP pictures are at most 16,383 pixels high: Chromium writes an empty file for a higher one, without an error. */
const highest = 16_000;

/** Divides an area into parts, one below the other, that a picture can hold. */
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
 * Takes a picture of a part of the page.
 * @throws when the picture is empty
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
