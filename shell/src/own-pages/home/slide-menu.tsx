import { MenuIcon } from '@portal/ui';
import { type MouseEvent, useRef } from 'react';
import { Still } from '../../drawn-page/still';
import * as t from '../../messages/panel';
import type { Parts } from './parts-later';

interface SlideMenuProps {
  mailbox: string;
  parts: Parts | undefined;
}

/**
 * The menu on small screens, which slides in from the side. The browser's dialog element keeps the focus inside, closes
 * on Escape and returns the focus.
 */
export function SlideMenu({ mailbox, parts }: SlideMenuProps) {
  const menu = useRef<HTMLDialogElement>(null);

  // A press on the dialog itself is outside its content, on the dimmed page.
  function press({ target }: MouseEvent) {
    if (target === menu.current || (target as Element).closest('button, nav a')) menu.current?.close();
  }

  return (
    <div className="p-menu">
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
      >
        <MenuIcon />
        <span>{t.menu()}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the browser */}
      <dialog ref={menu} className="p-menu-panel" aria-label={t.menu()} onClick={press}>
        <Still name="menu">{parts && <parts.MenuInside mailbox={mailbox} />}</Still>
      </dialog>
    </div>
  );
}
