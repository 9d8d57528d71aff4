import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { buildProgram } from '@portal/build-config/service-build';
import { folderSource } from '../src/static';
import { type DrawIcons, drawnApart } from '../src/web-app';
import { ask, branding, cleanUp, folderWith, gateway } from './harness';

jest.setTimeout(60_000);

let program = '';
beforeAll(async () => {
  program = await buildProgram(path.join(__dirname, '..'), 'src/web-app/program.ts');
});
afterEach(cleanUp);

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type?: string; purpose?: string }[];
}

interface SetUp {
  /** The address of a logo in the branding. */
  address?: string;
  /** The content of a logo file beside branding.json. */
  file?: string | Buffer;
  drawIcons?: DrawIcons;
}

async function portal({ address, file, drawIcons = drawnApart(program) }: SetUp = {}) {
  const place = '/branding/logo.svg';
  const source = file && folderSource(await folderWith({ 'logo.svg': file }));
  const { url } = await gateway({
    config: {
      branding: { ...branding('Hope House'), logo: file ? place : (address ?? null) },
      remoteOverrides: false,
      keepPages: true,
    },
    drawIcons,
    ...(source && { logo: { path: place, source, file: 'logo.svg' } }),
  });
  const answer = await ask(url, '/app.webmanifest');
  expect(answer.headers['content-type']).toMatch('application/manifest+json');
  return { url, manifest: answer.json<Manifest>() };
}

/** Fetches an icon; `at` returns the colour of a pixel, whose place is given as shares of the side. */
async function icon(url: string, src: string) {
  const answer = await ask(url, src);
  expect(answer.status).toBe(200);
  const picture = await loadImage(answer.body);
  const { width, height } = picture;
  const pen = createCanvas(width, height).getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const at = (x: number, y: number) => {
    const begin = 4 * (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1)));
    return Array.from(data.slice(begin, begin + 3));
  };
  const opaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return { type: answer.headers['content-type'], size: `${width}x${height}`, opaque, at };
}

const paper = [250, 247, 242];
const green = [14, 90, 82];
const red = [255, 0, 0];
const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#f00" d="M0 0h40v20H0z"/></svg>';

function wideAsPng(): Buffer {
  const canvas = createCanvas(400, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, 400, 200);
  return canvas.toBuffer('image/png');
}

test('the portal is put on a home screen by its own name, with icons of every kind that devices ask for', async () => {
  const { url, manifest } = await portal();
  expect(manifest).toMatchObject({ name: 'Hope House', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes, type } of manifest.icons.slice(0, 3))
    expect(await icon(url, src)).toMatchObject({ type, size: sizes, opaque: true });
  const apple = await icon(url, '/app-icon-180.png');
  expect(apple).toMatchObject({ type: 'image/png', size: '180x180', opaque: true });
  expect(apple.at(0, 0)).toEqual(green);
  expect((await ask(url, '/app-icon.svg')).headers['content-type']).toMatch('image/svg+xml');
});

test.each([
  ['drawing', wide],
  ['picture', wideAsPng()],
])('a %s beside the branding is the icon, whole within what every device shows', async (_kind, file) => {
  const { url, manifest } = await portal({ file });
  expect(manifest.icons.map(({ src }) => src)).not.toContain('/app-icon.svg');
  const plain = await icon(url, '/app-icon-512.png');
  expect(plain.at(0, 0)).toEqual(paper);
  expect(plain.at(0.05, 0.5)).toEqual(paper);
  expect(plain.at(0.1, 0.5)).toEqual(red);
  // The logo is twice as wide as high, and its corners touch a circle of 0.8 of the side.
  const maskable = await icon(url, '/app-icon-maskable-512.png');
  expect(maskable.at(0.16, 0.34)).toEqual(red);
  expect(maskable.at(0.13, 0.5)).toEqual(paper);
  expect(await icon(url, '/app-icon-180.png')).toMatchObject({ size: '180x180', opaque: true });
});

test('a logo that stands in the branding itself is the icon, too', async () => {
  const { url } = await portal({ address: `data:image/svg+xml;base64,${btoa(wide)}` });
  expect((await icon(url, '/app-icon-180.png')).at(0.5, 0.5)).toEqual(red);
});

test.each([
  ['no picture', { file: 'not a picture' }],
  ['elsewhere', { address: 'https://elsewhere.example/logo.png' }],
])('with a logo that is %s the icon is the portal’s mark', async (_what, stand) => {
  const { url } = await portal(stand);
  expect((await icon(url, '/app-icon-192.png')).at(0, 0)).toEqual(green);
});

test('where nothing can be drawn the portal’s mark is served as it is, and asking again starts nothing', async () => {
  const drawIcons = jest.fn(drawnApart('/nowhere.js'));
  const { url, manifest } = await portal({ drawIcons });
  expect(manifest.icons).toEqual([
    { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
  ]);
  expect((await ask(url, '/app-icon-192.png')).status).toBe(404);
  expect((await ask(url, '/app-icon.svg')).status).toBe(200);
  expect(drawIcons).toHaveBeenCalledTimes(1);
});

test('however many ask at once, the icons are drawn once', async () => {
  const drawIcons = jest.fn(drawnApart(program));
  const { url } = await portal({ drawIcons });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(url, '/app-icon-512.png')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(drawIcons).toHaveBeenCalledTimes(1);
});
