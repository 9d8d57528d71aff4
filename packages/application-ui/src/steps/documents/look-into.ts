import type { PdfFault } from '@portal/contract-svc-applications-v1/files/pdf-look';
import { headOf, isPdf } from './kinds';

/** The code that looks into PDFs, fetched with the first field of a file. */
const fetched = () => import('@portal/contract-svc-applications-v1/files/pdf-look');

/** So that it is there for files that are chosen offline. */
export const prepareLook = (): void => void fetched().catch(() => undefined);

/**
 * What the service would refuse in a PDF, where a browser finds it; undefined for any other file, and where the code
 * has not arrived: then the service says it later.
 */
export async function faultIn(file: File): Promise<PdfFault | undefined> {
  if (!isPdf(await headOf(file))) return undefined;
  try {
    const [{ pdfFault }, text] = await Promise.all([fetched(), signsOf(file)]);
    return await pdfFault(text);
  } catch {
    return undefined;
  }
}

/** A sign for each byte: of an encoding by name, browsers change some. */
const signsOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsBinaryString(file);
  });
