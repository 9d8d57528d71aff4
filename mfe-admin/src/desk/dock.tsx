import type { FullReview } from '@portal/application-ui/reading';
import { Button, ChevronDownIcon } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { Decision } from './decision';
import { useKeys } from './keys';
import { useNextUnread } from './next-unread';
import { useWide } from './use-wide';

interface DockProps {
  review: FullReview;
  /** Called after anything that changes the application. */
  changed: () => void;
}

/** At the bottom of the panel, or of the screen: the decision, and the way to the next application. */
export function Dock({ review, changed }: DockProps) {
  const isWide = useWide();
  const [open, setOpen] = useState(isWide);
  const [decided, setDecided] = useState(0);
  const unread = useNextUnread(review);
  const content = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another application, or another width, is the reason
  useEffect(() => setOpen(isWide), [isWide, review.id]);
  useEffect(() => {
    if (decided > 0) next.current?.focus();
  }, [decided]);

  useKeys({
    unread: unread.go,
    decide() {
      setOpen(true);
      // The content is drawn with the next frame where it was folded.
      requestAnimationFrame(() => firstField(content.current)?.focus());
    },
  });
  return (
    <section className="p-dock" aria-label="Decision">
      <div className="p-dock-bar">
        <h2 className="mb-0">
          <button
            type="button"
            className="p-dock-toggle"
            aria-expanded={open}
            aria-controls="desk-decision"
            aria-keyshortcuts="d"
            onClick={() => setOpen(!open)}
          >
            Feedback
            <ChevronDownIcon />
          </button>
        </h2>
        <Button
          ref={next}
          variant="outline"
          small
          busy={unread.busy}
          aria-keyshortcuts="u"
          title="Key: u"
          onClick={unread.go}
        >
          Next unread
        </Button>
      </div>
      <div id="desk-decision" ref={content} className="p-dock-content" hidden={!open}>
        <Decision
          review={review}
          changed={changed}
          decided={() => {
            setDecided((count) => count + 1);
            changed();
          }}
        />
      </div>
    </section>
  );
}

/** Where a decision begins, whatever stands in its place. */
const firstField = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('select, textarea, h3[tabindex], button') ?? null;
