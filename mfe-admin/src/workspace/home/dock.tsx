import type { FullReview } from '@portal/application-ui/reading';
import { deviceStore } from '@portal/remote-sdk';
import { Button, ChevronDownIcon } from '@portal/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/desk';
import { useKeys } from '../review-workspace/keys';
import { useWide } from '../review-workspace/use-wide';
import { concernsDecision, Decision } from './decision';
import { useNextUnread } from './next-unread';

const WaitingPart = lazy(() => import('../waiting-list/waiting-part'));

interface DockProps {
  review: FullReview;
  /** Called after anything that changes the application. */
  changed: () => void;
}

/** The decision and the link to the next application, at the bottom of the panel or of the screen. */
export function Dock({ review, changed }: DockProps) {
  const { can } = useStaff();
  const decides = concernsDecision(can, review);
  const isWide = useWide();
  const [open, setOpen] = useCollapsed(isWide, review.id);
  const [decided, setDecided] = useState(0);
  const unread = useNextUnread(review);
  const next = useRef<HTMLButtonElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (decided > 0) next.current?.focus();
  }, [decided]);

  useKeys({
    unread: unread.go,
    decide() {
      if (!decides) return;
      setOpen(true);
      // Folded content is drawn with the next frame.
      requestAnimationFrame(focusDecision);
    },
  });
  return (
    <section className="p-dock" aria-label={t.decision()}>
      <div className="p-dock-bar">
        {decides ? (
          <h2 className="mb-0">
            <button
              type="button"
              className="p-dock-toggle"
              aria-expanded={open}
              aria-controls="desk-decision"
              aria-keyshortcuts="d"
              ref={toggle}
              onClick={() => setOpen(!open)}
            >
              {t.feedback()}
              <ChevronDownIcon />
            </button>
          </h2>
        ) : null}
        <Button
          ref={next}
          variant="outline"
          small
          busy={unread.busy}
          aria-keyshortcuts="u"
          title={t.keyIs({ key: 'u' })}
          onClick={unread.go}
        >
          {t.nextUnread()}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key leaves the fields in here, as a press elsewhere does */}
      <div
        id="desk-decision"
        className="p-dock-content"
        hidden={!open || !decides}
        onKeyDown={({ key, target, currentTarget }) => {
          // Moves the focus to a button, where the desk's keys work; typed text stays. A dialog handles Escape itself.
          if (key === 'Escape' && currentTarget.contains(target as Node)) toggle.current?.focus();
        }}
      >
        {decides ? (
          <Decision
            review={review}
            changed={changed}
            decided={() => {
              setDecided((count) => count + 1);
              changed();
            }}
          />
        ) : null}
        {decides && !review.withdrawn_at ? (
          <Suspense fallback={null}>
            <WaitingPart key={review.id} review={review} changed={changed} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

const kept = deviceStore<boolean>('staff:desk:dock', { of: 'device' });

/** Whether the decision is unfolded: beside the text as it was left on this device, on a phone only on request. */
function useCollapsed(isWide: boolean, id: number): [boolean, (open: boolean) => void] {
  const [folding, setCollapsing] = useState({ of: 0, open: false });
  // When the window's width changes, open content stays open.
  if (folding.of !== id) setCollapsing({ of: id, open: isWide && (kept.read() ?? true) });
  const set = (open: boolean) => {
    if (isWide) kept.write(open);
    setCollapsing({ of: id, open });
  };
  return [folding.open, set];
}

/** Moves the focus to the decision, or to the notice that replaces it. */
export const focusDecision = (): void =>
  document.querySelector<HTMLElement>('#desk-decision :is(select, textarea, h3[tabindex], button)')?.focus();
