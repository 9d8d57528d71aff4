import { pdfOfJpegs } from './jpeg-pdf';

const textOf = (pdf: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String.fromCharCode(...new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(pdf);
  });
const jpeg = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

test('each picture has a page of its own, as large as fits on A4', async () => {
  const pdf = await textOf(
    pdfOfJpegs([
      { bytes: jpeg('\u00ff\u00d8one'), width: 2480, height: 3508 },
      { bytes: jpeg('\u00ff\u00d8two'), width: 1600, height: 800 },
    ]),
  );
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect([...pdf.matchAll(/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, ...size]) => size)).toEqual([
    ['595', '842'],
    ['842', '421'],
  ]);
  expect(pdf).toContain('/Count 2');
  expect(pdf).toContain('stream\n\u00ff\u00d8one\nendstream');
  expect(pdf).toContain('/Length 5 >>\nstream\n\u00ff\u00d8two');
});

test('its table leads to each object', async () => {
  const pdf = await textOf(pdfOfJpegs([{ bytes: jpeg('abc'), width: 10, height: 10 }]));
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  const places = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n \n/g)].map(([, place]) => Number(place));
  expect(places.map((place, index) => pdf.startsWith(`${index + 1} 0 obj\n`, place))).toEqual(
    places.map(() => true),
  );
  expect(places).toHaveLength(5);
});
