import { useEffect, useRef } from 'react';
import { type Page, partOf } from './pages';
import { drawPage } from './photo';

interface PagePictureProps {
  page: Page;
  label: string;
  /** The length of the long side, in pixels. */
  side: number;
}

/** A page as it will be in the PDF. */
export function PagePicture({ page, label, side }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let over = false;
    drawPage(page, side).then((drawn) => {
      const shown = canvas.current;
      if (over || !shown) return;
      Object.assign(shown, { width: drawn.width, height: drawn.height });
      shown.getContext('2d')?.drawImage(drawn, 0, 0);
    });
    return () => {
      over = true;
    };
  }, [page, side]);
  const { width, height } = partOf(page);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={{ maxWidth: '100%', maxHeight: side, aspectRatio: `${width} / ${height}`, display: 'block' }}
    />
  );
}
