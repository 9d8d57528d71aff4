import { type JpegPage, pdfOfJpegs } from './jpeg-pdf';
import { type Page, partOf, wholePhoto } from './pages';

/**
 * In pixels: 200 dots an inch on the long side of A4. Photos are reduced to it, so that twenty pages fit into a phone's
 * memory.
 */
const longestSide = 2339;
const keptQuality = 0.92;

/** In bytes: below every limit for files, and small enough for a slow line. */
const mostBytes = 1_900_000;

/**
 * Qualities to try, from the best to the smallest that is still readable: pixels of the long side, quality of the JPEG.
 */
const qualities = [
  { side: longestSide, quality: 0.82 },
  { side: 2048, quality: 0.72 },
  { side: 1754, quality: 0.62 },
  { side: 1754, quality: 0.45 },
  { side: 1404, quality: 0.45 },
];

/** A photo of a kind that this browser cannot open. */
export class NotAPhoto extends Error {
  constructor(readonly isHeic: boolean) {
    super('not a photo');
  }
}

const isHeic = ({ name, type }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

let nextId = 1;

/** Opens a photo, rotated as the camera recorded. @throws NotAPhoto */
export async function readPhoto(file: File): Promise<Page> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new NotAPhoto(isHeic(file));
  });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = canvasOf(width, height);
  context(canvas).drawImage(picture, 0, 0, width, height);
  picture.close();
  const photo = await jpegOf(canvas, keptQuality);
  nextId += 1;
  return { id: nextId, photo, width, height, turn: 0, crop: wholePhoto };
}

/** Draws the turned and cropped page, with a long side of at most `side` pixels. */
export async function drawPage(
  page: Page,
  side: number,
  canvas = canvasOf(1, 1),
): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(page.photo);
  const part = partOf(page);
  const scale = Math.min(1, side / Math.max(part.width, part.height));
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = context(canvas);
  pen.scale(scale, scale);
  pen.translate(part.wide / 2 - part.x, part.high / 2 - part.y);
  pen.rotate((page.turn * Math.PI) / 2);
  pen.drawImage(picture, -page.width / 2, -page.height / 2, page.width, page.height);
  picture.close();
  return canvas;
}

/** Makes one PDF of all pages in the best quality that fits; undefined when no quality does. */
export async function pdfOf(pages: readonly Page[]): Promise<Blob | undefined> {
  for (const { side, quality } of qualities) {
    const jpegs: JpegPage[] = [];
    for (const page of pages) {
      const canvas = await drawPage(page, side);
      const bytes = new Uint8Array(await (await jpegOf(canvas, quality)).arrayBuffer());
      jpegs.push({ bytes, width: canvas.width, height: canvas.height });
    }
    const pdf = pdfOfJpegs(jpegs);
    if (pdf.size <= mostBytes) return pdf;
  }
  return undefined;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** A drawing context with a white background, since a picture may be transparent. */
function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return pen;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  );
