import { Icon } from '@portal/ui';
import { useState } from 'react';
import { PopupButton } from '../../frame/common/popup-button';
import * as t from '../../messages/desk';
import { useKeys } from './keys';

/** Returns the headings of the open application from the top. */
const headings = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.p-reading > article .p-card > .p-card-head > h2'),
];

/** A heading counts as reached at this distance from the top of the window, in pixels, or above. */
const reachedPx = 140;

function goTo(heading: HTMLElement | undefined) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView?.({ block: 'start' });
}

/** Returns the reader's position: the heading with the focus, else the last reached one. */
function placeAmong(all: readonly HTMLElement[]): number {
  const focused = all.indexOf(document.activeElement as HTMLElement);
  if (focused !== -1) return focused;
  return all.findLastIndex((one) => one.getBoundingClientRect().top < reachedPx);
}

function turn(by: 1 | -1) {
  const all = headings();
  goTo(all[Math.max(placeAmong(all) + by, 0)]);
}

/** The list of the sections of the open application; keys lead from one to the next. */
export function Sections() {
  const [shown, setShown] = useState<HTMLElement[]>([]);
  useKeys({ nextSection: () => turn(1), previousSection: () => turn(-1) });
  return (
    <PopupButton
      className="p-sections-button"
      label={
        <>
          <Icon>
            <path d="M4 5h12M4 10h12M4 15h7" />
          </Icon>
          <span className="p-sections-word">{t.sections()}</span>
        </>
      }
      onOpen={() => setShown(headings())}
    >
      {(close) => (
        <ul className="p-menu-list list-unstyled" aria-label={t.sections()}>
          {shown.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one application keep their places
            <li key={index}>
              <button
                type="button"
                className="p-link"
                onClick={() => {
                  close();
                  goTo(heading);
                }}
              >
                {heading.textContent}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PopupButton>
  );
}
