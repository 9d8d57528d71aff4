import { type MouseEventHandler, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { CloseIcon } from '../base/icons';
import * as t from '../messages/toasts';

/** The text; a function returns it at each render, in the language of the moment. */
type ToastWords = string | (() => string);

export interface ToastOptions {
  /** How long the message stays, in milliseconds. */
  durationMs?: number;
}

export interface Toaster {
  success(message: ToastWords, options?: ToastOptions): void;
  error(message: ToastWords, options?: ToastOptions): void;
  info(message: ToastWords, options?: ToastOptions): void;
  warning(message: ToastWords, options?: ToastOptions): void;
  blank(message: ToastWords, options?: ToastOptions): void;
  /** Shows a message until `dismiss` is called with the returned id. */
  loading(message: ToastWords): string;
  dismiss(id: string): void;
  /** Renders the visible toasts again after the language has changed. */
  drawAnew(): void;
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

/** The number of times that visible toasts were rendered again, and the functions that render them. */
let turn = 0;
const shown = new Set<() => void>();
function follow(draw: () => void) {
  shown.add(draw);
  return () => void shown.delete(draw);
}

const currentText = (words: ToastWords): string => (typeof words === 'string' ? words : words());

function Message({ words }: { words: ToastWords }) {
  useSyncExternalStore(follow, () => turn);
  return currentText(words);
}

function CloseButton({ closeToast }: { closeToast: MouseEventHandler }) {
  useSyncExternalStore(follow, () => turn);
  return (
    <button type="button" className="p-icon-button" aria-label={t.dismiss()} onClick={closeToast}>
      <CloseIcon />
    </button>
  );
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
      closeButton={CloseButton}
    />,
  );
  /** Options that show the same message only once at a time: a second copy would only cover more of the page. */
  const once = (kind: keyof typeof standsMs, message: ToastWords, options?: ToastOptions) => ({
    autoClose: options?.durationMs ?? standsMs[kind],
    toastId: `${kind} ${currentText(message)}`,
  });
  const drawn = (message: ToastWords) => <Message words={message} />;
  return {
    success: (message, options) => void toast.success(drawn(message), once('success', message, options)),
    error: (message, options) => void toast.error(drawn(message), once('error', message, options)),
    info: (message, options) => void toast.info(drawn(message), once('info', message, options)),
    warning: (message, options) => void toast.warning(drawn(message), once('warning', message, options)),
    blank: (message, options) => void toast(drawn(message), once('blank', message, options)),
    loading: (message) => String(toast.loading(drawn(message))),
    dismiss: (id) => toast.dismiss(id),
    drawAnew() {
      turn += 1;
      for (const draw of shown) draw();
    },
  };
}
