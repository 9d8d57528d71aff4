import { createDraft } from '../../inputs/draft';
import { blank, calm, device, type Form, read, server } from '../../inputs/draft/test/render-draft';
import { createFormStore } from '../../inputs/form-state';
import type { StepLogic, StepPlace, StepUrl, WizardMessages, WizardOptions } from '../engine';
import { createWizard } from '../engine';

export { calm, conflict, device, refusal, server } from '../../inputs/draft/test/render-draft';

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
    /** The browser's back and forward buttons. */
    go(place: StepPlace) {
      history.push(place);
      for (const listener of listeners) listener();
    },
  };
}

export interface RenderOptions {
  on?: ReturnType<typeof device>;
  to?: ReturnType<typeof server>;
  owner?: string | null;
  url?: ReturnType<typeof memoryUrl>;
  load?: () => Promise<never>;
  autosaveMs?: number;
  autosaveOn?: (step: number) => boolean;
  signInStep?: number;
  late?: WizardOptions<Form>['late'];
  prepare?: WizardOptions<Form>['prepare'];
  signOut?: WizardOptions<Form>['signOut'];
  files?: WizardOptions<Form>['files'];
  refusedFields?: WizardMessages['refusedFields'];
  /** Members of a form without an answer. */
  blank?: Partial<Form>;
}

/** One page with a wizard of four steps on a device, talking to a server. */
export function openPage({
  on = device(),
  to = server(),
  owner = null,
  url = memoryUrl(),
  load,
  refusedFields,
  blank: begins = {},
  ...more
}: RenderOptions = {}) {
  const messages: string[] = [];
  const session = { owner, ended: [] as string[] };
  const form = createFormStore<Form>({ ...blank, ...begins });
  const draft = createDraft<Form>({
    form,
    backup: (person) => on.slot(`backup:${person}`),
    preSignIn: [
      { slot: on.slot('draft-1'), keys: ['purpose'] },
      { slot: on.slot('draft-2'), keys: ['name'] },
    ],
    waiting: on.slot('waiting'),
    isSamePerson: (one, other) => one.name === other.name,
    read: (stored) => read({ ...begins, ...(stored as Partial<Form>) }),
    stored: ({ form_data }) => form_data as Partial<Form>,
    serverOwned: ['id'],
    now: () => 1000,
    save: ({ values, step, finished, version, keepalive }) => {
      to.saves.push({ values, step, ...(finished && { finished }), keepalive });
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
      success: (message) => messages.push(message),
      error: (message) => messages.push(`error: ${message}`),
      loading: (message) => {
        messages.push(message);
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
      if (session.owner !== null) session.ended.push('signed out');
      session.owner = null;
      return true;
    },
    forget: () => {
      session.ended.push('forgotten');
      session.owner = null;
    },
    goHome: () => session.ended.push('home'),
    ...more,
  });
  const stop = wizard.start();
  /** A step that signs in. */
  const signIn: StepLogic<Form> = {
    check: () => ({}),
    async save() {
      session.owner = 'amina';
      await draft.open('amina', to.copy());
      return to.step > 2 ? { goTo: to.step } : undefined;
    },
  };
  const go: StepLogic<Form> = { check: () => ({}) };
  return { on, to, url, messages, session, form, draft, wizard, stop, signIn, go };
}

/** A page of a signed-in person who stopped at the third step. */
export const onStep3 = async (page = openPage({ owner: 'amina' })) => {
  await calm();
  return page;
};
