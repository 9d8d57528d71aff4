import { applicationPaths, programmes } from '@portal/contract-svc-applications-v1';
import { CloseIcon, MenuIcon } from '@portal/ui';
import { type MouseEvent, useRef } from 'react';
import * as t from '../messages/home';
import * as signInWords from '../messages/sign-in';
import { offerOf } from './offers';

/**
 * The menu of small screens, which slides in from the side. The browser's own dialog element keeps the focus inside,
 * closes on Escape and gives the focus back.
 */
export function SlideMenu({ mailbox }: { mailbox: string }) {
  const menu = useRef<HTMLDialogElement>(null);
  const close = () => menu.current?.close();

  // A press whose target is the dialog itself was outside its content, on the dimmed page.
  function pressOutside(event: MouseEvent) {
    if (event.target === menu.current) close();
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
      <dialog ref={menu} className="p-menu-panel" aria-label={t.menu()} onClick={pressOutside}>
        <div className="p-menu-inside">
          <button type="button" className="p-icon-button" aria-label={t.closeMenu()} onClick={close}>
            <CloseIcon />
          </button>
          <nav aria-label={t.apply()}>
            {programmes.map(({ key }) => (
              <a key={key} href={applicationPaths[key]} onClick={close}>
                {offerOf(key).name}
              </a>
            ))}
          </nav>
          <p className="p-muted">
            {signInWords.needHelp()}
            <br />
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </p>
        </div>
      </dialog>
    </div>
  );
}
