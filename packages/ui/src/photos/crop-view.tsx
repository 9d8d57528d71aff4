import { useState } from 'react';
import { Button } from '../components/button';
import { buttonRow } from './button-row';
import { CropFrame } from './crop-frame';
import { type Crop, cropMost, type Edge, type Page, wholePhoto, withEdge } from './pages';
import { photoWords as say } from './words';

interface CropViewProps {
  page: Page;
  number: number;
  onDone: (crop: Crop) => void;
}

const edges: readonly Edge[] = ['top', 'bottom', 'left', 'right'];

const edgeRow = { display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: '2.75rem' } as const;

/** Cuts off what is not the paper: by sliders, or by dragging a corner. */
export function CropView({ page, number, onDone }: CropViewProps) {
  const [crop, setCrop] = useState(page.crop);
  return (
    <section aria-label={say.cropTitle(number)}>
      <h3 className="h6">{say.cropTitle(number)}</h3>
      <p className="form-text">{say.cropLead}</p>
      <CropFrame page={page} crop={crop} onChange={setCrop} />
      <div className="mt-3">
        {edges.map((edge, index) => (
          <label key={edge} style={edgeRow}>
            <span style={{ flex: '0 0 7rem' }}>{say.edges[edge]}</span>
            <input
              type="range"
              style={{ flex: 1, minHeight: '2.75rem', accentColor: 'var(--p-accent)' }}
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
      <div className="mt-3" style={buttonRow}>
        <Button onClick={() => onDone(crop)}>{say.cropDone}</Button>
        <Button variant="outline" onClick={() => setCrop(wholePhoto)}>
          {say.cropReset}
        </Button>
      </div>
    </section>
  );
}
