import { createFormStore } from '../../form-state';
import type { DeviceSlot, StepLogic, StepPlace, StepUrl, WizardMessages } from '../engine';
import { createDraft, createWizard } from '../engine';

/** A small form like those of the wizards: two early answers, a text, a list, an id from the server. */
export interface Form {
  purpose: string;
  name: string;
  text: string;
  rows: { title: string }[];
  id: number;
}
export const blank: Form = { purpose: '', name: '', text: '', rows: [], id: 0 };
export const read = (stored: unknown): Form => ({ ...blank, ...(stored as Partial<Form>) });

/** What calls throw. */
export const refusal = (status: number, more: object = {}) => ({ status, message: 'no', ...more });
export const conflict = (version: number, form_data: Partial<Form>, current_step = 3) =>
  refusal(409, { body: { version, current: { form_data, current_step } } });

/** A device that outlives pages, with as many tabs as are opened on it. */
export function device() {
  const kept = new Map<string, string>();
  const listeners = new Map<string, Set<(text: string | null) => void>>();
  function slot<T>(key: string): DeviceSlot<T> {
    const own = new Set<(text: string | null) => void>();
    const tell = (text: string | null) => {
      for (const listener of listeners.get(key) ?? []) if (!own.has(listener)) listener(text);
    };
    return {
      read: () => JSON.parse(kept.get(key) ?? 'null') as T | null,
      write(value) {
        kept.set(key, JSON.stringify(value));
        tell(JSON.stringify(value));
        return true;
      },
      clear() {
        if (kept.delete(key)) tell(null);
      },
      subscribe(listener) {
        const follow = (text: string | null) => listener(JSON.parse(text ?? 'null') as T | null);
        own.add(follow);
        listeners.set(key, (listeners.get(key) ?? new Set()).add(follow));
        return () => void listeners.get(key)?.delete(follow);
      },
    };
  }
  return { kept, slot };
}

/** The server's side: one stored form with its version. */
export function server(stored: Partial<Form> = {}, step = 3) {
  const it = {
    form: read(stored),
    step,
    version: 1,
    saves: [] as { values: Form; step: number; keepalive: boolean }[],
    /** Thrown by the next calls, in order. */
    failures: [] as unknown[],
    copy: () => ({ values: it.form, step: it.step, version: it.version }),
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

export function memoryUrl(start: StepPlace = { step: null, back: null }) {
  const listeners = new Set<() => void>();
  const history = [start];
  const url: StepUrl = {
    read: () => history.at(-1) ?? start,
    write({ step, back }, { replace } = {}) {
      if (replace) history.pop();
      history.push({ step, back: back ?? null });
    },
    href: (step) => `?step=${step}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    url,
    history,
    /** The browser's own back and forward. */
    go(place: StepPlace) {
      history.push(place);
      for (const listener of listeners) listener();
    },
  };
}

export interface StandOptions {
  on?: ReturnType<typeof device>;
  to?: ReturnType<typeof server>;
  owner?: string | null;
  url?: ReturnType<typeof memoryUrl>;
  load?: () => Promise<never>;
  autosaveMs?: number;
  autosaveOn?: (step: number) => boolean;
  signInStep?: number;
  refusedFields?: WizardMessages['refusedFields'];
}

/** One page with a wizard of four steps on a device, talking to a server. */
export function openPage({
  on = device(),
  to = server(),
  owner = null,
  url = memoryUrl(),
  load,
  refusedFields,
  ...more
}: StandOptions = {}) {
  const told: string[] = [];
  const session = { owner, ended: [] as string[] };
  const form = createFormStore<Form>(blank);
  const draft = createDraft<Form>({
    form,
    backup: (who) => on.slot(`backup:${who}`),
    early: [
      { slot: on.slot('draft-1'), keys: ['purpose'] },
      { slot: on.slot('draft-2'), keys: ['name'] },
    ],
    read,
    serverOwned: ['id'],
    now: () => 1000,
    save: ({ values, step, version, keepalive }) => {
      to.saves.push({ values, step, keepalive });
      return to.write(version, () => {
        to.step = step;
        return values;
      });
    },
  });
  const wizard = createWizard<Form>({
    steps: ['welcome', 'person', 'text', 'review'].map((value) => ({ value, label: value })),
    form,
    draft,
    url: url.url,
    notify: {
      success: (message) => told.push(message),
      error: (message) => told.push(`error: ${message}`),
      loading: (message) => {
        told.push(message);
        return message;
      },
      dismiss: () => undefined,
    },
    messages: {
      saving: 'Saving...',
      saved: 'Progress Saved Successfully',
      notSaved: 'Could not Save Error Occurred',
      restoring: 'Restoring your session...',
      restoreFailed: 'Failed to load your saved progress.',
      sessionLost: 'Session expired. Please start over.',
      failed: 'Something went wrong',
      unexpected: 'An unexpected error occurred.',
      offline: 'The portal could not be reached.',
      notAutosaved: 'Failed to save progress',
      ...(refusedFields ? { refusedFields } : {}),
    },
    openTo: (values) => (values.purpose ? 2 : 1),
    owner: () => session.owner,
    load: load ?? (async () => ({ kind: 'open' as const, owner: session.owner ?? '', copy: to.copy() })),
    signOut: async () => {
      session.ended.push('signed out');
      session.owner = null;
    },
    forget: () => {
      session.ended.push('forgotten');
      session.owner = null;
    },
    goHome: () => session.ended.push('home'),
    ...more,
  });
  const stop = wizard.start();
  /** Signs in as a step of the wizard would. */
  const signIn: StepLogic<Form> = {
    check: () => ({}),
    async save() {
      session.owner = 'amina';
      await draft.open('amina', to.copy());
      return to.step > 2 ? { goTo: to.step } : undefined;
    },
  };
  const go: StepLogic<Form> = { check: () => ({}) };
  return { on, to, url, told, session, form, draft, wizard, stop, signIn, go };
}

/** Lets promises that wait on each other finish. */
export const calm = () => new Promise((resolve) => setTimeout(resolve));
