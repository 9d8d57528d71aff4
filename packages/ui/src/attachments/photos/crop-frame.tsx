import type { PointerEvent } from 'react';
import { useMemo, useRef } from 'react';
import * as t from '../../messages/photos';
import { PagePicture } from './page-picture';
import { type Crop, type Edge, type Page, wholePhoto, withEdge } from './pages';

interface CropFrameProps {
  page: Page;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const percent = (share: number) => `${share * 100}%`;
const corners: readonly [Edge, Edge][] = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'left'],
  ['bottom', 'right'],
];

/**
 * The whole photo with a frame around the part that stays. Its corners can be dragged; the sliders do the same by
 * keyboard.
 */
export function CropFrame({ page, crop, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const whole = useMemo(() => ({ ...page, crop: wholePhoto }), [page]);

  const drag = (corner: readonly Edge[]) => (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    const shares: Crop = { left: x, right: 1 - x, top: y, bottom: 1 - y };
    onChange(corner.reduce((now, edge) => withEdge(now, edge, shares[edge]), crop));
  };

  return (
    <div ref={frame} style={{ position: 'relative', width: 'fit-content', overflow: 'hidden' }}>
      <PagePicture page={whole} label={t.cropLead()} side={420} />
      <div
        aria-hidden="true"
        style={{
          position: 'absolute',
          top: percent(crop.top),
          right: percent(crop.right),
          bottom: percent(crop.bottom),
          left: percent(crop.left),
          outline: '2px solid var(--p-accent)',
          boxShadow: '0 0 0 100vmax rgb(0 0 0 / 55%)',
        }}
      >
        {corners.map((corner) => (
          <div
            key={corner.join('-')}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(corner)}
            style={{
              position: 'absolute',
              [corner[0]]: 0,
              [corner[1]]: 0,
              width: '2.75rem',
              height: '2.75rem',
              touchAction: 'none',
              cursor: 'move',
              [`border${corner[0] === 'top' ? 'Top' : 'Bottom'}`]: '6px solid var(--p-accent)',
              [`border${corner[1] === 'left' ? 'Left' : 'Right'}`]: '6px solid var(--p-accent)',
            }}
          />
        ))}
      </div>
    </div>
  );
}
