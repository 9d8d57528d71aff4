import { Skeleton } from '@portal/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import * as t from '../../../messages/desk';
import { readPdf } from './pdf-engine';
import { PdfPage } from './pdf-page';

export interface PdfPagesProps {
  file: Blob;
  /** The page shown, from 1. */
  page: number;
  zoom: number;
  /** Called with the number of pages when it is known. */
  counted: (pages: number) => void;
  /** Called with the reason, in words, when it cannot be drawn. */
  failed: (sentence: string) => void;
}

/** A PDF, one page at a time. */
export default function PdfPages({ file, page, zoom, counted, failed }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is the reason to read again
  useEffect(() => {
    let ended = false;
    let end = () => undefined as unknown;
    setPdf(null);
    void (async () => {
      try {
        const bytes = await file.arrayBuffer();
        if (ended) return;
        const task = readPdf(bytes);
        end = () => void task.destroy();
        const read = await task.promise;
        if (ended) return;
        setPdf(read);
        counted(read.numPages);
      } catch (error) {
        if (!ended) failed((error as Error).name === 'PasswordException' ? t.pdfLocked() : t.pdfUnfit());
      }
    })();
    return () => {
      ended = true;
      end();
    };
  }, [file]);

  if (!pdf) return <Skeleton lines={8} label={t.documentOpening()} />;
  const shown = Math.min(page, pdf.numPages);
  return <PdfPage key={shown} pdf={pdf} page={shown} zoom={zoom} failed={() => failed(t.pdfUnfit())} />;
}
