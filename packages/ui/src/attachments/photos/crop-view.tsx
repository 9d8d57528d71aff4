import { useState } from 'react';
import { Button } from '../../components/button';
import * as t from '../../messages/photos';
import { buttonRow } from './button-row';
import { CropFrame } from './crop-frame';
import { type Crop, cropMost, type Edge, type Page, wholePhoto, withEdge } from './pages';

interface CropViewProps {
  page: Page;
  number: number;
  onDone: (crop: Crop) => void;
}

const edges: readonly Edge[] = ['top', 'bottom', 'left', 'right'];

const edgeNames: Record<Edge, () => string> = {
  top: t.topEdge,
  bottom: t.bottomEdge,
  left: t.leftEdge,
  right: t.rightEdge,
};

const edgeRow = { display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: '2.75rem' } as const;

/** Crops a photo to the paper, by sliders or by dragging a corner. */
export function CropView({ page, number, onDone }: CropViewProps) {
  const [crop, setCrop] = useState(page.crop);
  return (
    <section aria-label={t.cropTitle({ number })}>
      <h3>{t.cropTitle({ number })}</h3>
      <p className="form-text">{t.cropLead()}</p>
      <CropFrame page={page} crop={crop} onChange={setCrop} />
      <div className="mt-3">
        {edges.map((edge, index) => (
          <label key={edge} style={edgeRow}>
            <span style={{ flex: '0 0 7rem' }}>{edgeNames[edge]()}</span>
            <input
              type="range"
              style={{
                flex: 1,
                minHeight: '2.75rem',
                accentColor: 'var(--p-accent)',
                // The slider's knob moves in the direction in which its edge moves.
                direction: edge === 'bottom' || edge === 'right' ? 'rtl' : 'ltr',
              }}
              // biome-ignore lint/a11y/noAutofocus: the view takes the place of the button that opened it
              autoFocus={index === 0}
              min={0}
              max={Math.round(cropMost(crop, edge) * 100)}
              value={Math.round(crop[edge] * 100)}
              aria-valuetext={`${Math.round(crop[edge] * 100)} %`}
              onChange={(event) => setCrop(withEdge(crop, edge, Number(event.currentTarget.value) / 100))}
            />
          </label>
        ))}
      </div>
      <Button variant="outline" small onClick={() => setCrop(wholePhoto)}>
        {t.cropReset()}
      </Button>
      <div className="mt-3" style={{ ...buttonRow, justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={() => onDone(page.crop)}>
          {t.cancelPhotos()}
        </Button>
        <Button onClick={() => onDone(crop)}>{t.cropDone()}</Button>
      </div>
    </section>
  );
}
