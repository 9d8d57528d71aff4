import { Button } from '../../components/button';
import * as t from '../../messages/wizard';

export interface ActionBarProps {
  onPrevious?: (() => void) | undefined;
  nextLabel: string;
  busy: 'next' | 'previous' | 'leave' | null;
  /** The button looks disabled and is announced as disabled; a press shows what is missing. */
  incomplete?: boolean;
}

/** Previous and Next; on a phone the bar sticks to the bottom. */
export function ActionBar({ onPrevious, nextLabel, busy, incomplete }: ActionBarProps) {
  return (
    <div className="p-wizard-bar">
      {onPrevious ? (
        <Button variant="outline" onClick={onPrevious} busy={busy === 'previous'}>
          {t.previous()}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" busy={busy === 'next'} aria-disabled={incomplete || undefined}>
        {nextLabel}
      </Button>
    </div>
  );
}
