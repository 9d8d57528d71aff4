import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { CloseIcon } from '../icons';
import * as t from '../messages/toasts';

export interface ToastOptions {
  /** How long the message stays, in milliseconds. */
  durationMs?: number;
}

export interface Toaster {
  success(message: string, options?: ToastOptions): void;
  error(message: string, options?: ToastOptions): void;
  info(message: string, options?: ToastOptions): void;
  warning(message: string, options?: ToastOptions): void;
  blank(message: string, options?: ToastOptions): void;
  /** Stays until it is dismissed by the id that this returns. */
  loading(message: string): string;
  dismiss(id: string): void;
}

const standsMs = { error: 4000, blank: 4000, warning: 4000, info: 4000, success: 2000 };
const mostAtOnce = 20;

/** Shows and removes a toast without an animation of its own: the stylesheet fades it. */
function Still({ children, isIn, done, playToast }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is started once, when the toast appears
  useEffect(() => playToast(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `done` is a new function at every render
  useEffect(() => {
    if (!isIn) done();
  }, [isIn]);
  return <>{children}</>;
}

/** Draws the place for toasts into `container` and returns the functions that show toasts. */
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
        <button type="button" className="p-icon-button" aria-label={t.dismiss()} onClick={closeToast}>
          <CloseIcon />
        </button>
      )}
    />,
  );
  /** The same message is shown once at a time: a second copy would only cover more of the page. */
  const once = (kind: keyof typeof standsMs, message: string, options?: ToastOptions) => ({
    autoClose: options?.durationMs ?? standsMs[kind],
    toastId: `${kind} ${message}`,
  });
  return {
    success: (message, options) => void toast.success(message, once('success', message, options)),
    error: (message, options) => void toast.error(message, once('error', message, options)),
    info: (message, options) => void toast.info(message, once('info', message, options)),
    warning: (message, options) => void toast.warning(message, once('warning', message, options)),
    blank: (message, options) => void toast(message, once('blank', message, options)),
    loading: (message) => String(toast.loading(message)),
    dismiss: (id) => toast.dismiss(id),
  };
}
