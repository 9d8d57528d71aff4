import type { FullReview } from '@portal/application-ui/reading';
import { Dialog, joinClasses, Skeleton } from '@portal/ui';
import { type NamedFile, UploadTargetContext } from '@portal/ui/files';
import { lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react';
import * as t from '../../messages/desk';
import type { ShownFile } from '../review-workspace/document/shown-file';
import { useKeys } from '../review-workspace/keys';
import { useWide } from '../review-workspace/use-wide';
import { Dock, focusDecision } from './dock';
import { panelSections } from './panel-sections';

const DocumentView = lazy(() => import('../review-workspace/document/document-view'));

interface SidePanelProps {
  review: FullReview;
  shown: ShownFile | null;
  show: (file: ShownFile | null) => void;
  changed: () => void;
  erased: () => void;
}

/** The panel beside an application: its documents and history, or the open document, and the decision at the bottom. */
export function SidePanel({ review, shown, show, changed, erased }: SidePanelProps) {
  const isWide = useWide();
  const [events, setEvents] = useState(0);
  const close = useClosing(shown, show);
  const [large, setLarge] = useState(false);
  // The next document opens beside the text again.
  if (large && shown === null) setLarge(false);
  const isLarge = large && isWide && shown !== null;
  const view = shown ? (
    <Suspense fallback={<Skeleton lines={8} label={t.documentOpening()} />}>
      <DocumentView
        key={shown.href}
        shown={shown}
        framed={!isWide}
        turn={(page) => show({ ...shown, page })}
        close={close}
        large={isLarge}
        enlarge={isWide ? () => setLarge(!large) : undefined}
      />
    </Suspense>
  ) : null;
  const open = useSectionKeys(show, shown);
  useKeys({
    largeDocument: isWide
      ? () => {
          if (shown === null && !open()) return;
          setLarge(!large);
        }
      : undefined,
    // The decision is below the large document.
    decide: isLarge
      ? () => {
          setLarge(false);
          requestAnimationFrame(focusDecision);
        }
      : undefined,
  });
  return (
    <section
      id="desk-panel"
      className={joinClasses('p-panel', isLarge && 'p-panel-large')}
      aria-label={t.panel()}
    >
      <div className="p-panel-content" hidden={isWide && shown !== null}>
        <OpensBeside show={show}>
          {panelSections.map(({ name, View }) => (
            <div key={name} id={`desk-${name}`}>
              <View
                review={review}
                changed={changed}
                events={events}
                happened={() => setEvents((count) => count + 1)}
                erased={erased}
              />
            </div>
          ))}
        </OpensBeside>
      </div>
      {isWide ? view : null}
      {!isWide && shown ? (
        <Dialog open size="xl" title={shown.name} onClose={close}>
          {view}
        </Dialog>
      ) : null}
      <Dock review={review} changed={changed} />
    </section>
  );
}

/** Closes the document; the focus goes back to the link that opened it. */
function useClosing(shown: ShownFile | null, show: SidePanelProps['show']): () => void {
  const opener = useRef<Element | null>(null);
  const isOpen = shown !== null;
  useEffect(() => {
    if (isOpen) return;
    const before = opener.current as HTMLElement | null;
    opener.current = null;
    if (before?.isConnected) before.focus({ preventScroll: true });
  }, [isOpen]);
  if (isOpen && !opener.current) opener.current = document.activeElement;
  return () => show(null);
}

function useSectionKeys(show: SidePanelProps['show'], shown: ShownFile | null) {
  const notes = panelSections.find(({ act }) => act === 'note');
  /** Opens the next document; false if there is none. */
  function openNext(): boolean {
    const links = document.querySelectorAll<HTMLAnchorElement>('#desk-documents a[data-name]');
    const at = [...links].findIndex((link) => link.getAttribute('href') === shown?.href);
    const link = links[(at + 1) % links.length];
    if (!link) return false;
    show({ href: link.getAttribute('href') ?? '', name: link.dataset.name ?? '', page: 1 });
    return true;
  }
  useKeys({
    openDocument: () => void openNext(),
    note: notes
      ? () => document.querySelector<HTMLElement>(`#desk-${notes.name} textarea`)?.focus()
      : undefined,
  });
  return openNext;
}

interface BesideProps {
  show: (file: ShownFile) => void;
  children: ReactNode;
}

/** Links to stored files in here open in the panel, except from a dialog, which would cover it. */
export function OpensBeside({ show, children }: BesideProps) {
  const target = useContext(UploadTargetContext);
  const latest = useRef(show);
  latest.current = show;
  const beside = useMemo(
    () => ({
      ...target,
      show(file: NamedFile) {
        if (document.querySelector('[role="dialog"]')) return false;
        latest.current({ ...file, name: file.name || t.document(), page: 1 });
        return true;
      },
    }),
    [target],
  );
  return <UploadTargetContext value={beside}>{children}</UploadTargetContext>;
}
