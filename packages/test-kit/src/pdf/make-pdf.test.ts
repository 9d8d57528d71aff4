import { makePdf } from './make-pdf';

const asText = (pdf: Buffer) => pdf.toString('latin1');

/** Expects the offset at the file's end to be the position of the cross-reference table. */
function expectToBeSound(pdf: Buffer) {
  const text = asText(pdf);
  expect(text).toMatch(/^%PDF-1\.\d/);
  const place = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  expect(text.slice(place, place + 4)).toBe('xref');
}

test('it has the requested number of pages', async () => {
  const pdf = await makePdf({ pages: 3, text: 'Hello' });
  expectToBeSound(pdf);
  expect(asText(pdf).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
});

test.each([100_000, 5 * 1024 * 1024, 5 * 1024 * 1024 + 1])(
  'it has exactly %d bytes when asked',
  async (bytes) => {
    const pdf = await makePdf({ bytes });
    expect(pdf).toHaveLength(bytes);
    expectToBeSound(pdf);
  },
);

test('it can ask for a password', async () => {
  expect(asText(await makePdf({ password: 'secret' }))).toContain('/Encrypt');
  expect(asText(await makePdf())).not.toContain('/Encrypt');
});

test('it reports a size that cannot be reached', async () => {
  await expect(makePdf({ bytes: 10 })).rejects.toThrow(/cannot be made/);
});

test.each(['rc4-128', 'aes-256'] as const)(
  'it can be locked against copying alone (%s)',
  async (copyLock) => {
    expect(asText(await makePdf({ copyLock }))).toContain('/Encrypt');
  },
);
