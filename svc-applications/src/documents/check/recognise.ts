import { type Accepts, doc, docx, type FileKind, type FileProblem, pdf, pictures } from '../kinds';
import { problemOfDoc } from '../office/doc';
import { problemOfDocx } from '../office/docx';
import { pdfProblem } from '../pdf/problem';

const archive = Buffer.from('PK\x03\x04', 'latin1');

/** The kind of a file, or why it is refused. Only the bytes count, not the name. */
export function recognise(bytes: Buffer, accepts: Accepts): Promise<FileKind | FileProblem> {
  return { pdf: onlyPdf, pdfOrPicture, document: anyDocument }[accepts](bytes);
}

const onlyPdf = async (bytes: Buffer): Promise<FileKind | FileProblem> => (await pdfProblem(bytes)) ?? pdf;

async function pdfOrPicture(bytes: Buffer): Promise<FileKind | FileProblem> {
  const picture = pictures.find(({ begins }) => startsWith(bytes, begins));
  if (picture) return { mimeType: picture.mimeType, extension: picture.extension };
  const problem = await pdfProblem(bytes);
  return problem === 'notPdf' ? 'notPdfOrPicture' : (problem ?? pdf);
}

async function anyDocument(bytes: Buffer): Promise<FileKind | FileProblem> {
  const isArchive = startsWith(bytes, archive);
  const problem = isArchive ? problemOfDocx(bytes) : problemOfDoc(bytes);
  if (!problem) return isArchive ? docx : doc;
  if (problem !== 'other') return problem;
  const other = await pdfOrPicture(bytes);
  return other === 'notPdfOrPicture' ? 'notDocument' : other;
}

const startsWith = (bytes: Buffer, begins: Buffer): boolean =>
  bytes.subarray(0, begins.length).equals(begins);
