import { CloseIcon, MenuIcon } from '@portal/ui';
import { type MouseEvent, useRef } from 'react';
import { useDashboard } from '../../common/context';
import { LanguageChoice } from '../../language/language-choice';
import * as t from '../../messages/frame';
import { CountBadge, SideMenu } from './side-menu';

/**
 * The menu on screens without room beside the page. It slides over the page; the browser's own dialog element keeps the
 * focus inside, closes on Escape and gives the focus back.
 */
export function MenuPanel() {
  const { shell, unread, session } = useDashboard();
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => panel.current?.close();

  // A press whose target is the dialog itself was outside its content, on the dimmed page.
  function pressOutside(event: MouseEvent) {
    if (event.target === panel.current) close();
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-haspopup="dialog"
        onClick={() => panel.current?.showModal()}
      >
        <MenuIcon />
        {t.menu()} <CountBadge count={unread.total_unread} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the browser */}
      <dialog ref={panel} className="p-menu-panel" aria-label={t.menu()} onClick={pressOutside}>
        <div className="p-menu-inside">
          <button type="button" className="p-icon-button" aria-label={t.closeMenu()} onClick={close}>
            <CloseIcon />
          </button>
          <SideMenu label={t.menu()} onChoose={close} />
          <LanguageChoice shell={shell} />
          {session.user.name ? (
            <p className="p-muted" style={{ marginInline: '0.75rem' }}>
              {t.signedInAs({ name: session.user.name })}
            </p>
          ) : null}
        </div>
      </dialog>
    </>
  );
}
