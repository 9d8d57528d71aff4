import { ClientFunction } from 'testcafe';

/** Colours of a JPEG at these points, given as fractions of its width and height. */
export const coloursAt = (jpeg: Buffer, places: [number, number][]): Promise<number[][]> =>
  colours(jpeg.toString('base64'), places) as unknown as Promise<number[][]>;

const colours = ClientFunction((jpeg: string, places: [number, number][]) => {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).then((picture) => {
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.drawImage(picture, 0, 0);
    return places.map(([x, y]) =>
      Array.from(pen.getImageData(x * picture.width, y * picture.height, 1, 1).data.slice(0, 3)),
    );
  });
});
