import type { PageLifecycles, ShellApi } from '@portal/contract-shell-v1';

/** Draws one page of a remote without a shell around it, into a new element. */
export async function runAlone(page: PageLifecycles, shell: ShellApi): Promise<void> {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = {
    shell,
    domElement,
    crashed: (error: unknown) => {
      domElement.textContent = `The page crashed: ${String(error)}`;
    },
  };
  await page.bootstrap(props);
  await page.mount(props);
}
