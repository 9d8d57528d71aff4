import { ink, type Paper, page } from './writer';

/** Path of the heart of the portal's icon, for a circle with a radius of 16. */
const heart =
  'M16 22.5c-4-2.7-6.5-5.2-6.5-8.2 0-2 1.5-3.5 3.3-3.5 1.3 0 2.5.7 3.2 1.9.7-1.2 1.9-1.9 3.2-1.9 1.8 0 3.3 1.5 3.3 3.5 0 3-2.5 5.5-6.5 8.2z';

/** The mark: a heart in a circle, `size` points wide. */
export function drawMark({ pdf, fill }: Paper, { x, y, size }: { x: number; y: number; size: number }): void {
  pdf.circle(x + size / 2, y + size / 2, size / 2);
  fill(ink.accent);
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.path(heart).lineWidth(2).stroke('#FFFFFF');
  pdf.restore();
}

const step = 14;
const height = 8;

/** Draws the band of triangles along the top of a first page, which the portal's pages have below their drawings. */
export function drawBand({ pdf, fill }: Paper): void {
  for (let x = 0; x < page.width; x += step) pdf.polygon([x, 0], [x + step, 0], [x + step / 2, height]);
  fill(ink.accent);
  for (let x = step; x < page.width; x += step)
    pdf.polygon([x - 3, height], [x + 3, height], [x, height - 4]);
  fill(ink.second);
}
