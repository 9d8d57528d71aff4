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
 * Begins to read a PDF. Nothing of it runs as a script, its forms are pictures, and what the engine needs comes from
 * this portal. `destroy` of the task ends its worker.
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
