import type { PageLifecycles, ShellApi } from '@portal/contract-shell-v1';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

export interface PageComponentProps {
  shell: ShellApi;
}

/**
 * Makes the lifecycles that a mount exports from a React component. Errors that the component does not catch go to the
 * shell, which shows an error panel in the page's place.
 */
export function pageLifecycles(Page: ComponentType<PageComponentProps>): PageLifecycles {
  let root: Root | null = null;
  return {
    async bootstrap() {},
    async mount({ shell, domElement, crashed }) {
      root = createRoot(domElement, { onUncaughtError: crashed });
      root.render(<Page shell={shell} />);
    },
    async unmount() {
      root?.unmount();
      root = null;
    },
  };
}
