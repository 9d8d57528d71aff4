/// <reference lib="dom" />
import type { NotTaken } from './connection';

/** Shows on the page how far the sending of a PDF has come. */
export interface Board {
  input: HTMLInputElement;
  /** The button that removes the PDF. */
  remove: HTMLButtonElement;
  begin(name: string): void;
  percent(percent: number): void;
  waiting(waiting: boolean): void;
  arrived(): void;
  /** Shows that the letter is sent as soon as the PDF has arrived. */
  leaving(): void;
  /** Shows why the PDF was refused; undefined if the reason is not known. */
  failed(why: NotTaken | undefined): void;
  /** Shows that there is no PDF. */
  rest(): void;
  /** Shows the name of a PDF that is sent with the form. */
  name(): void;
  /** Puts a PDF that was kept from an earlier visit into the field. */
  show(file: File): void;
}

const within = <Kind extends Element>(place: ParentNode, selector: string): Kind => {
  const found = place.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

export function boardOf(form: HTMLFormElement): Board {
  const input = within<HTMLInputElement>(form, '#letter');
  const place = within<HTMLElement>(form, '#sending');
  const pick = within<HTMLElement>(form, '.pick');
  const choose = pick.textContent;
  // From now on the page's own button replaces the browser's, so that it is in the page's language.
  document.documentElement.classList.add('js');
  const name = within(place, 'strong');
  const status = within(place, '[role=status]');
  const bar = within<HTMLProgressElement>(place, 'progress');
  const now = { name: '', percent: 0, leaves: false, waits: false };
  const draw = () => {
    const { percent, leaves, waits } = now;
    name.textContent = percent < 100 ? `${now.name} · ${percent} %` : now.name;
    bar.value = percent;
    bar.hidden = percent === 100;
    const usual = percent === 100 ? 'arrived' : leaves ? 'leaving' : 'sending';
    const words = place.dataset[waits ? 'waiting' : usual] ?? '';
    // Changed only if it differs, so that screen readers announce it once.
    if (status.textContent !== words) status.textContent = words;
  };
  const set = (more: Partial<typeof now>) => {
    Object.assign(now, more);
    draw();
  };
  const rest = () => {
    place.hidden = true;
    pick.textContent = choose;
    Object.assign(now, { percent: 0, leaves: false, waits: false });
    form.querySelector('#letter-error')?.remove();
    input.removeAttribute('aria-invalid');
    input.setAttribute('aria-describedby', 'letter-hint');
  };
  const refuse = (sentence: string) => {
    rest();
    input.value = '';
    const error = Object.assign(document.createElement('p'), { className: 'error', id: 'letter-error' });
    error.setAttribute('role', 'alert');
    within(form, '.choose').before(error);
    error.textContent = sentence;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', 'letter-hint letter-error');
  };
  return {
    input,
    remove: within<HTMLButtonElement>(place, 'button'),
    begin(of) {
      rest();
      place.hidden = false;
      set({ name: of });
    },
    // The last percent is reached only when the whole file has arrived.
    percent: (percent) => set({ percent: Math.min(99, percent) }),
    waiting: (waits) => set({ waits }),
    arrived: () => set({ percent: 100, waits: false }),
    leaving: () => set({ leaves: true }),
    failed(why) {
      // An earlier portal accepts no pieces, so the form sends the PDF as a whole.
      if ((why?.status === 404 || why?.status === 405) && input.files?.length) return rest();
      refuse(why?.body.errors?.letter?.[0] ?? (why?.message || (place.dataset.failed ?? '')));
    },
    rest,
    name() {
      pick.textContent = input.files?.[0]?.name ?? choose;
    },
    show(file) {
      try {
        const files = new DataTransfer();
        files.items.add(file);
        input.files = files.files;
      } catch {
        // If the browser does not let a script fill the field, only the name below it is shown.
      }
    },
  };
}
