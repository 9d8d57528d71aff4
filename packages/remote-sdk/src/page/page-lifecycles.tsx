import type { PageLifecycles, ShellApi } from '@portal/contract-shell-v1';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { followedBy, type TranslateAgain } from './notices';
import { follow, type PageLanguages } from './page-language';

export interface PageComponentProps {
  shell: ShellApi;
}

/**
 * Makes the lifecycles that a mount exports from a React component. Errors that the component does not catch go to the
 * shell, which shows an error panel in the page's place. With `languages` the page uses the shell's language, and is
 * drawn anew where it stands when somebody chooses another; with `again` its short messages follow, too.
 */
export function pageLifecycles(
  Page: ComponentType<PageComponentProps>,
  languages: PageLanguages = {},
  again?: TranslateAgain,
): PageLifecycles {
  let root: Root | null = null;
  let unfollow = () => {};
  return {
    async bootstrap() {},
    async mount({ shell, domElement, crashed }) {
      const drawn = createRoot(domElement, { onUncaughtError: crashed });
      root = drawn;
      const followed = followedBy(shell, again);
      const end = await follow(shell.language, languages, (language) => {
        // The page was closed while its words were loading.
        if (root !== drawn) return;
        // A page without languages of its own uses the lang attribute that the shell wrote on its place.
        if (Object.keys(languages).length > 0) domElement.lang = language;
        drawn.render(<Page shell={followed} />);
        shell.notify.drawAnew?.();
      });
      if (root === drawn) unfollow = end;
      else end();
    },
    async unmount() {
      unfollow();
      unfollow = () => {};
      root?.unmount();
      root = null;
    },
  };
}
