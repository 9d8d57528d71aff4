/** The part cut off at each edge, as a share of the turned photo. */
export interface Crop {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export type Edge = keyof Crop;

export interface Page {
  id: number;
  photo: Blob;
  width: number;
  height: number;
  /** Quarter turns clockwise. */
  turn: number;
  crop: Crop;
}

export const pagesMost = 20;
export const wholePhoto: Crop = { top: 0, right: 0, bottom: 0, left: 0 };
/** The least share of each side that must remain. */
const leastLeft = 0.1;

const opposite: Record<Edge, Edge> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** The most that may be cut off at an edge. */
export const cropMost = (crop: Crop, edge: Edge): number => 1 - leastLeft - crop[opposite[edge]];

export const withEdge = (crop: Crop, edge: Edge, share: number): Crop => ({
  ...crop,
  [edge]: Math.min(Math.max(share, 0), cropMost(crop, edge)),
});

/** The page turned a quarter clockwise, with its crop: the left edge becomes the top edge. */
export function turned(page: Page): Page {
  const { top, right, bottom, left } = page.crop;
  return { ...page, turn: (page.turn + 1) % 4, crop: { top: left, right: top, bottom: right, left: bottom } };
}

/** The pages with one of them moved towards the beginning (-1) or the end (1). */
export function moved(pages: readonly Page[], index: number, by: -1 | 1): Page[] {
  const next = [...pages];
  const [page] = next.splice(index, 1);
  if (page) next.splice(index + by, 0, page);
  return next;
}

/** The size of the turned photo and the part that stays after the crop; in pixels of the photo. */
export function partOf({ width, height, turn, crop }: Page) {
  const [wide, high] = turn % 2 === 0 ? [width, height] : [height, width];
  return {
    wide,
    high,
    x: crop.left * wide,
    y: crop.top * high,
    width: (1 - crop.left - crop.right) * wide,
    height: (1 - crop.top - crop.bottom) * high,
  };
}
