import PDFDocument from 'pdfkit';

export interface PdfOptions {
  /** 1 when absent. */
  pages?: number;
  /** Printed on every page. */
  text?: string;
  /** The exact size, reached by a comment near the end; the PDF stays valid. */
  bytes?: number;
  /** The password that opens the PDF. */
  password?: string;
  /** Protects the PDF against copying alone: it opens without a password. */
  copyLock?: keyof typeof lockVersions;
}

/** The kinds of encryption, each with the PDF version for which pdfkit uses it. */
const lockVersions = { 'rc4-128': '1.4', 'aes-256': '1.7ext3' } as const;

/** Makes a valid PDF. */
export async function makePdf({
  pages = 1,
  text = 'A page',
  bytes,
  password,
  copyLock,
}: PdfOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({
    ...(password !== undefined && { userPassword: password }),
    ...(copyLock && {
      ownerPassword: 'only to change it',
      permissions: { copying: false },
      pdfVersion: lockVersions[copyLock],
    }),
    autoFirstPage: false,
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`${text} (${page} of ${pages})`);
  document.end();
  await ended;
  const pdf = Buffer.concat(chunks);
  return bytes === undefined ? pdf : grownTo(pdf, bytes);
}

/**
 * Adds a comment before the offset at the end, up to this size in bytes. Readers find the cross-reference by that
 * offset, so the comment does no harm.
 */
function grownTo(pdf: Buffer, bytes: number): Buffer {
  const at = pdf.lastIndexOf('startxref');
  const missing = bytes - pdf.length;
  if (missing === 0) return pdf;
  if (missing < 2)
    throw new Error(`A PDF of this content has ${pdf.length} bytes; ${bytes} cannot be made of it`);
  const comment = Buffer.alloc(missing, 'x');
  comment[0] = '%'.charCodeAt(0);
  comment[missing - 1] = '\n'.charCodeAt(0);
  return Buffer.concat([pdf.subarray(0, at), comment, pdf.subarray(at)]);
}
