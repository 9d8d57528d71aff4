import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { type Drawn, type Icon, icons, type Order } from './icons';
import { organisationColour, organisationMark, paper } from './organisation-mark';

/** Share of an icon's side that a logo may take. */
const roomOfLogo = { any: 0.84, apple: 0.76 };
/** Diameter of the circle of a maskable icon that no device cuts away, as a share of its side. */
const safeCircle = 0.8;
/** Magnification of the portal's mark, which has free space around it for every shape. */
const zoomOfMark = { any: 1.4, apple: 1.4, maskable: 1.2 };

/** Draws all icons: from the logo, or from the portal's mark if the logo cannot be drawn. */
export async function drawIcons({ logo }: Order): Promise<Drawn> {
  const own = logo && (await pictureOf(Buffer.from(logo)));
  const picture = own ?? (await loadImage(Buffer.from(organisationMark)));
  const pictures = [];
  for (const icon of icons) pictures.push(await draw(picture, icon, own !== undefined));
  return { pictures, ownLogo: own !== undefined };
}

async function pictureOf(bytes: Buffer): Promise<Image | undefined> {
  const picture = await loadImage(bytes).catch(() => undefined);
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined;
}

async function draw(picture: Image, { size, use }: Icon, own: boolean): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  pen.fillStyle = own ? paper : organisationColour;
  pen.fillRect(0, 0, size, size);
  pen.imageSmoothingQuality = 'high';
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = own ? scaleOfLogo({ width, height }, size, use) : (zoomOfMark[use] * size) / width;
  const drawn = { width: width * scale, height: height * scale };
  // Setting the size redraws a vector picture in that size, so that its edges are sharp.
  picture.width = drawn.width;
  picture.height = drawn.height;
  const [left, top] = [(size - drawn.width) / 2, (size - drawn.height) / 2];
  pen.drawImage(picture, left, top, drawn.width, drawn.height);
  return canvas.encode('png');
}

function scaleOfLogo({ width, height }: { width: number; height: number }, size: number, use: Icon['use']) {
  if (use === 'maskable') return (safeCircle * size) / Math.hypot(width, height);
  return (roomOfLogo[use] * size) / Math.max(width, height);
}
