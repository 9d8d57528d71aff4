import { element } from '../../../failure/element';
import * as t from '../../../messages/leaving';
import type { Leaving } from '../session';

/**
 * Asks the question in a dialog of the browser, which keeps the focus inside and returns it. `nobodys`: some of the
 * text was typed before sign-in.
 */
export function askWhatBecomesOfIt({ nobodys }: { nobodys: boolean }): Promise<Leaving> {
  return new Promise((resolve) => {
    const button = (answer: Leaving, className: string, words: string) =>
      element(
        'button',
        {
          type: 'button',
          className,
          onclick: () => {
            dialog.returnValue = answer;
            dialog.close();
          },
        },
        words,
      );
    const title = element('h2', { id: 'unsaved-title' }, t.unsavedTitle());
    const dialog = element(
      'dialog',
      { className: 'p-card p-ask' },
      title,
      element('p', {}, t.unsavedText()),
      ...(nobodys ? [element('p', {}, t.unsavedNobodys())] : []),
      element(
        'div',
        { className: 'p-row' },
        button('stay', 'btn btn-primary', t.staySignedIn()),
        button('keep', 'btn btn-outline', t.keepAndSignOut()),
        button('delete', 'btn btn-quiet p-harm', t.deleteAndSignOut()),
      ),
    );
    dialog.setAttribute('aria-labelledby', title.id);
    // Escape means staying.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve((dialog.returnValue || 'stay') as Leaving);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
