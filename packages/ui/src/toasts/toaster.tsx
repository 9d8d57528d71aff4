import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { CloseIcon } from '../icons';

export interface ToastOptions {
  /** How long the message stands, in milliseconds. */
  durationMs?: number;
}

export interface Toaster {
  success(message: string, options?: ToastOptions): void;
  error(message: string, options?: ToastOptions): void;
  info(message: string, options?: ToastOptions): void;
  warning(message: string, options?: ToastOptions): void;
  blank(message: string, options?: ToastOptions): void;
  /** Stands until dismissed with the id it returns. */
  loading(message: string): string;
  dismiss(id: string): void;
}

const standsMs = { error: 4000, blank: 4000, warning: 4000, info: 4000, success: 2000 };
const mostAtOnce = 20;

/** Toasts come and go without flying: the fade is the stylesheet's, and leaving waits for no animation. */
function Still({ children, isIn, done, playToast }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is started once, when the toast appears
  useEffect(() => playToast(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `done` is a new function at every render
  useEffect(() => {
    if (!isIn) done();
  }, [isIn]);
  return <>{children}</>;
}

/** Draws the place of toasts into `container` and returns what shows them. */
export function mountToaster(container: HTMLElement): Toaster {
  createRoot(container).render(
    <ToastContainer
      position="top-right"
      limit={mostAtOnce}
      transition={Still}
      icon={false}
      role="status"
      theme="auto"
      draggable={false}
      closeButton={({ closeToast }) => (
        <button type="button" className="p-icon-button" aria-label="Dismiss" onClick={closeToast}>
          <CloseIcon />
        </button>
      )}
    />,
  );
  const autoClose = (kind: keyof typeof standsMs, options?: ToastOptions) => ({
    autoClose: options?.durationMs ?? standsMs[kind],
  });
  return {
    success: (message, options) => void toast.success(message, autoClose('success', options)),
    error: (message, options) => void toast.error(message, autoClose('error', options)),
    info: (message, options) => void toast.info(message, autoClose('info', options)),
    warning: (message, options) => void toast.warning(message, autoClose('warning', options)),
    blank: (message, options) => void toast(message, autoClose('blank', options)),
    loading: (message) => String(toast.loading(message)),
    dismiss: (id) => toast.dismiss(id),
  };
}
