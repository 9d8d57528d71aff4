import { Button } from '../../components/button';
import * as t from '../../messages/photos';
import { buttonRow } from './button-row';
import { PagePicture } from './page-picture';
import type { Page } from './pages';

export interface PageActs {
  turn(): void;
  crop(): void;
  move(by: -1 | 1): void;
  remove(): void;
}

interface PageRowProps {
  page: Page;
  index: number;
  count: number;
  disabled: boolean;
  /** Set when the crop view was just closed: then the crop button takes the focus back. */
  comesFromCrop: boolean;
  acts: PageActs;
}

const pageRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1rem',
  padding: '1rem 0',
  borderTop: '1px solid var(--p-line)',
} as const;

/** One page with all its actions. */
export function PageRow({ page, index, count, disabled, comesFromCrop, acts }: PageRowProps) {
  const title = t.pageOf({ number: index + 1, of: count });
  const act = (label: string, onClick: () => void, off = false, focus = false) => (
    <Button
      variant="outline"
      small
      onClick={onClick}
      disabled={disabled || off}
      autoFocus={focus}
      style={{ minHeight: '2.75rem' }}
    >
      {label}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
  return (
    <li style={pageRow}>
      <div style={{ flex: '0 1 10rem' }}>
        <PagePicture page={page} label={title} side={220} />
      </div>
      <div style={{ flex: '1 1 15rem' }}>
        <p className="mb-2">{title}</p>
        <div className="mb-2" style={buttonRow}>
          {act(t.turn(), acts.turn)}
          {act(t.crop(), acts.crop, false, comesFromCrop)}
        </div>
        <div style={buttonRow}>
          {act(t.moveUp(), () => acts.move(-1), index === 0)}
          {act(t.moveDown(), () => acts.move(1), index === count - 1)}
          {act(t.removePage(), acts.remove)}
        </div>
      </div>
    </li>
  );
}
