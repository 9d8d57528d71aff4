import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { engineFiles, workerAddress } from './pdf-files';

export { TextLayer };

GlobalWorkerOptions.workerSrc = workerAddress;

/**
 * Begins to read a PDF. Its scripts do not run, its forms are drawn as pictures, and the engine's files come from this
 * portal. `destroy` of the task ends its worker.
 */
export const readPdf = (data: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data,
    ...engineFiles,
    cMapPacked: true,
    enableXfa: false,
    isEvalSupported: false,
    stopAtErrors: false,
  });
