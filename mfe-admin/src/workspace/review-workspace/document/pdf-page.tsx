import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { TextLayer } from './pdf-engine';
import { useWidth } from './use-width';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  page: number;
  /** 1 fills the width of the column. */
  zoom: number;
  failed: () => void;
}

interface Drawn {
  canvas: HTMLCanvasElement;
  text: HTMLDivElement;
}

/** Enough for every screen; some browsers refuse a canvas with more pixels. */
const mostPixels = 16_000_000;

/** A page as a picture, with its text above it, which can be selected, copied and read aloud. */
export function PdfPage({ pdf, page, zoom, failed }: PdfPageProps) {
  const [frame, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `failed` is new at every drawing
  useEffect(() => {
    if (width === 0 || !canvas.current || !text.current) return;
    const drawing = draw(pdf, page, width * zoom, { canvas: canvas.current, text: text.current });
    let left = false;
    // A drawing that is cancelled for another zoom or page ends with errors of several kinds.
    drawing.done.catch(() => {
      if (!left) failed();
    });
    return () => {
      left = true;
      drawing.cancel();
    };
  }, [pdf, page, zoom, width]);

  return (
    <div ref={frame}>
      <div className="p-paper">
        <canvas ref={canvas} />
        <div ref={text} className="p-paper-text" />
      </div>
    </div>
  );
}

function draw(pdf: PDFDocumentProxy, number: number, width: number, { canvas, text }: Drawn) {
  let render: RenderTask | null = null;
  let words: { cancel(): void } | null = null;
  let cancelled = false;
  const done = (async () => {
    const page = await pdf.getPage(number);
    if (cancelled) return;
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const most = Math.sqrt(mostPixels / (viewport.width * viewport.height));
    const density = Math.min(window.devicePixelRatio || 1, most);
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    const paper = canvas.parentElement as HTMLElement;
    paper.style.width = `${viewport.width}px`;
    paper.style.height = `${viewport.height}px`;
    paper.style.setProperty('--total-scale-factor', String(viewport.scale));
    render = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    await render.promise;
    if (cancelled) return;
    text.replaceChildren();
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    words = layer;
    await layer.render();
    // Removes the elements with which the library measured letters.
    TextLayer.cleanup();
    paper.dataset.page = String(number);
  })();
  const cancel = () => {
    cancelled = true;
    render?.cancel();
    words?.cancel();
  };
  return { done, cancel };
}
