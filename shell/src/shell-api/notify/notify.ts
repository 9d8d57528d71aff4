import type { MessageWords, NotifyApi, NotifyOptions } from '@portal/contract-shell-v1';

type Kind = 'success' | 'error' | 'info' | 'warning' | 'blank';

interface Toaster extends Record<Kind, (message: MessageWords, options?: NotifyOptions) => void> {
  loading(message: MessageWords): string;
  dismiss(id: string): void;
  drawAnew(): void;
}

/**
 * Messages (toasts) of the portal. The code that draws them loads with the first message. Messages keep their order.
 * When the code cannot be loaded they are dropped: a toast is never the only place of a message.
 *
 * @param load loads the code that draws messages; called again after a failure
 */
export function createNotify(load: () => Promise<Toaster>): NotifyApi {
  const shownIds = new Map<string, string>();
  let loading: Promise<Toaster> | null = null;
  let count = 0;

  function withToaster(use: (toaster: Toaster) => void): void {
    loading ??= load();
    loading.then(use, () => {
      loading = null;
    });
  }
  const notify = (kind: Kind) => (message: MessageWords, options?: NotifyOptions) =>
    withToaster((toaster) => toaster[kind](message, options));

  return {
    success: notify('success'),
    error: notify('error'),
    info: notify('info'),
    warning: notify('warning'),
    blank: notify('blank'),
    loading(message) {
      count += 1;
      const id = `loading-${count}`;
      withToaster((toaster) => shownIds.set(id, toaster.loading(message)));
      return id;
    },
    dismiss(id) {
      withToaster((toaster) => {
        toaster.dismiss(shownIds.get(id) ?? id);
        shownIds.delete(id);
      });
    },
    drawAnew() {
      loading?.then(
        (toaster) => toaster.drawAnew(),
        () => undefined,
      );
    },
  };
}

/** Loads the code that draws messages into their own region at the end of the page. */
export async function loadToaster(): Promise<Toaster> {
  const { mountToaster } = await import(/* webpackChunkName: "toasts" */ '@portal/ui/toasts');
  const region = document.createElement('div');
  document.body.append(region);
  return mountToaster(region);
}
