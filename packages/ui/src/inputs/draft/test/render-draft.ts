import { createFormStore } from '../../form-state';
import { createDraft, type DeviceSlot, type DraftOptions } from '..';

/** A small form like the wizards' forms: two early answers, a text, a list, an id from the server. */
export interface Form {
  purpose: string;
  name: string;
  text: string;
  rows: { title: string }[];
  id: number;
}
export const blank: Form = { purpose: '', name: '', text: '', rows: [], id: 0 };
export const read = (stored: unknown): Form => ({ ...blank, ...(stored as Partial<Form>) });

/** The error of a refused call. */
export const refusal = (status: number, more: object = {}) => ({ status, message: 'no', ...more });
export const conflict = (version: number, form_data: Partial<Form>, current_step = 3) =>
  refusal(409, { body: { version, current: { form_data, current_step } } });

/** A device with any number of tabs, which exists longer than its pages. */
export function device() {
  const kept = new Map<string, string>();
  const room = { full: false };
  const listeners = new Map<string, Set<(text: string | null) => void>>();
  function slot<T>(key: string): DeviceSlot<T> {
    const own = new Set<(text: string | null) => void>();
    const notify = (text: string | null) => {
      for (const listener of listeners.get(key) ?? []) if (!own.has(listener)) listener(text);
    };
    return {
      read: () => JSON.parse(kept.get(key) ?? 'null') as T | null,
      write(value) {
        if (room.full) return false;
        kept.set(key, JSON.stringify(value));
        notify(JSON.stringify(value));
        return true;
      },
      clear() {
        if (kept.delete(key)) notify(null);
      },
      subscribe(listener) {
        const follow = (text: string | null) => listener(JSON.parse(text ?? 'null') as T | null);
        own.add(follow);
        listeners.set(key, (listeners.get(key) ?? new Set()).add(follow));
        return () => void listeners.get(key)?.delete(follow);
      },
    };
  }
  return { kept, room, slot };
}

/** The server: a stored form with its version. */
export function server(stored: Partial<Form> = {}, step = 3) {
  const it = {
    form: read(stored),
    step,
    reached: step,
    version: 1,
    saves: [] as { values: Form; step: number; finished?: readonly string[]; keepalive: boolean }[],
    /** The errors of the next calls, in order. */
    failures: [] as unknown[],
    copy: () => ({ values: it.form, step: it.step, reached: it.reached, version: it.version }),
    async write(version: number | undefined, change: (form: Form) => Form) {
      const failure = it.failures.shift();
      if (failure) throw failure;
      if (version !== undefined && version !== it.version) throw conflict(it.version, it.form, it.step);
      it.form = change(it.form);
      it.version += 1;
      return { version: it.version };
    },
  };
  return it;
}

interface RenderOptions extends Partial<DraftOptions<Form>> {
  on?: ReturnType<typeof device>;
  to?: ReturnType<typeof server>;
}

/** Opens a page with a form, on a device and a server; call `open` with the stored form to begin. */
export function openForm({ on = device(), to = server(), ...more }: RenderOptions = {}) {
  const form = createFormStore<Form>(blank);
  const draft = createDraft<Form>({
    form,
    backup: (person) => on.slot(`backup:${person}`),
    read,
    stored: ({ form_data }) => form_data as Partial<Form>,
    serverOwned: ['id'],
    now: () => 1000,
    save: ({ values, step, version, keepalive }) => {
      to.saves.push({ values, step, keepalive });
      return to.write(version, () => values);
    },
    ...more,
  });
  const stop = draft.watch();
  const opened = draft.open('amina', to.copy());
  return { on, to, form, draft, stop, opened };
}

/** Waits until chained promises have finished. */
export const calm = () => new Promise((resolve) => setTimeout(resolve));
