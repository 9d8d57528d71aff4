import type { PageLifecycles, ShellApi } from '@portal/contract-shell-v1';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Languages, speakAs } from './languages';

export interface PageComponentProps {
  shell: ShellApi;
}

/**
 * Makes the lifecycles that a mount exports from a React component. Errors that the component does not catch go to the
 * shell, which shows an error panel in the page's place. With `languages` the page follows the shell's language: it is
 * drawn anew where it stands, so that nothing that was typed is lost.
 */
export function pageLifecycles(
  Page: ComponentType<PageComponentProps>,
  languages?: Languages,
): PageLifecycles {
  let root: Root | null = null;
  let unfollow: (() => void) | undefined;
  return {
    async bootstrap() {},
    async mount({ shell, domElement, crashed }) {
      const made = createRoot(domElement, { onUncaughtError: crashed });
      root = made;
      const draw = () => made.render(<Page shell={shell} />);
      const { language } = shell;
      if (language && languages) {
        const follow = async () => {
          const spoken = await speakAs(language, languages);
          if (spoken === null || root !== made) return;
          domElement.lang = spoken;
          draw();
        };
        unfollow = language.subscribe(() => void follow());
        await follow();
      } else draw();
    },
    async unmount() {
      unfollow?.();
      root?.unmount();
      root = null;
    },
  };
}
