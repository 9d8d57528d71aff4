import type { PdfFault } from '@portal/contract-svc-applications-v1/files/pdf-look';
import { headOf, isPdf } from './kinds';

/** The code that checks PDFs; it loads with the first file field. */
const fetched = () => import('@portal/contract-svc-applications-v1/files/pdf-look');

/** Loads the code in advance, so that files chosen offline can be checked. */
export const prepareLook = (): void => void fetched().catch(() => undefined);

/**
 * The reason why the service would refuse a PDF, as far as a browser finds it. Undefined for any other file, and when
 * the code has not loaded: then the service reports the fault later.
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

/**
 * The file as text, one character for each byte. It is decoded by hand, because browsers change some characters when
 * they decode by an encoding's name.
 */
const signsOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsBinaryString(file);
  });
