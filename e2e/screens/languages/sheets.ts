import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';

/** A picture of a screen, in a folder. */
export interface Drawn {
  file: string;
  width: number;
  height: number;
  /** Pictures with the same group share sheets: '360-light'. */
  group: string;
}

/** A part of a picture, as high as the room left in its column. */
export interface Slice {
  picture: Drawn;
  /** Where the part begins in the picture, and its height, in pixels of the sheet. */
  from: number;
  height: number;
  column: number;
  top: number;
}

const side = 1500;
const gap = 12;
const caption = 16;
/** Least height in pixels of a part of a picture that is higher than a sheet: a smaller part is useless. */
const lowest = 400;

/** Pictures of phones keep their size, side by side; those of wider windows are shown two in a row. */
const columnsOf = ({ width }: Drawn) => (width < 600 ? 4 : 2);
const columnWidth = (columns: number) => Math.floor((side - gap * (columns - 1)) / columns);
const scaleOf = (picture: Drawn) => Math.min(1, columnWidth(columnsOf(picture)) / picture.width);

/**
 * Distributes pictures over the columns of as many sheets as they need; a picture that is higher than a sheet is
 * continued.
 */
export function laidOut(pictures: readonly Drawn[]): Slice[][] {
  const sheets: Slice[][] = [];
  let column = Number.POSITIVE_INFINITY;
  let top = 0;
  for (const picture of pictures) {
    const columns = columnsOf(picture);
    const whole = Math.ceil(picture.height * scaleOf(picture));
    for (let from = 0; from < whole; ) {
      const rest = whole - from;
      const needed = rest <= side - caption ? rest : lowest;
      if (side - top - caption < needed) {
        column += 1;
        top = 0;
      }
      if (column >= columns) {
        sheets.push([]);
        column = 0;
        top = 0;
      }
      const height = Math.min(rest, side - top - caption);
      sheets.at(-1)?.push({ picture, from, height, column, top });
      from += height;
      top += caption + height + gap;
    }
  }
  return sheets;
}

function sliceAsHtml({ picture, from, height, column, top }: Slice, folder: string): string {
  const width = Math.round(picture.width * scaleOf(picture));
  const left = column * (columnWidth(columnsOf(picture)) + gap);
  const data = readFileSync(path.join(folder, picture.file)).toString('base64');
  return `<p style="left:${left}px;top:${top}px">${picture.file}</p>
<div style="left:${left}px;top:${top + caption}px;width:${width}px;height:${height}px"><img src="data:image/webp;base64,${data}" style="width:${width}px;top:-${from}px"></div>`;
}

const style = `body { margin: 0; background: #888 } p, div, img { position: absolute; margin: 0; overflow: hidden }
p { font: 12px sans-serif; white-space: nowrap }`;

/** Puts the pictures of a folder on sheets by group, so that many can be seen at once; returns the number of sheets. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Drawn[],
): Promise<number> {
  const place = path.join(folder, 'sheets');
  mkdirSync(place, { recursive: true });
  const page = await browser.newPage();
  await page.setViewport({ width: side, height: side });
  let count = 0;
  for (const group of new Set(pictures.map((picture) => picture.group))) {
    const sheets = laidOut(pictures.filter((picture) => picture.group === group));
    for (const [index, slices] of sheets.entries()) {
      const body = slices.map((slice) => sliceAsHtml(slice, folder)).join('\n');
      await page.setContent(`<!doctype html><style>${style}</style>${body}`, { waitUntil: 'load' });
      const name = `${group}-${String(index + 1).padStart(3, '0')}.jpg`;
      writeFileSync(path.join(place, name), await page.screenshot({ type: 'jpeg', quality: 75 }));
      count += 1;
    }
  }
  await page.close();
  return count;
}
