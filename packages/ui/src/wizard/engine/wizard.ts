import { readProblem } from '../../inputs/draft/problem';
import { every } from './every';
import { failureOf, type StepWords } from './failure';
import { createLateSignIn } from './late-sign-in';
import { leaveLater } from './leave-later';
import { isPrepared } from './prepared';
import type { StepLogic, Wizard, WizardOptions, WizardState } from './wizard-types';

const nothing = { back: null, busy: null, problem: null, leaving: null };
const beginning: WizardState = { phase: 'restoring', step: 1, reached: 1, ...nothing };

/** Leads through the steps: forward one step at a time, and only when the answers of the step are stored. */
export function createWizard<V extends object>(options: WizardOptions<V>): Wizard<V> {
  const { steps, form, draft, url, notify, messages } = options;
  const listeners = new Set<() => void>();
  /** The notice about being offline as it was shown, for comparison: the language may have changed since. */
  let offline: string | null = null;
  let state = beginning;

  function change(part: Partial<WizardState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  const signedIn = () => draft.state().signedIn;
  const isOpen = () => signedIn() || draft.state().waits;
  const furthest = () => (isOpen() ? state.reached : options.openTo(form.values()));
  /** The step after Next. */
  const following = () => state.back ?? Math.min(state.step + 1, steps.length);
  const { leave, answerLeaving } = leaveLater<V>({ options, state: () => state, change, saved });
  const { signInNow, callsOf } = createLateSignIn<V>({
    options,
    show: (step = state.step) => show(step, { back: step === state.step ? state.back : null, replace: true }),
    report: (error, logic) => void report(error, false, logic),
    ahead: () => ({ step: following(), reached: Math.max(state.reached, following()) }),
  });
  const nameOf = (step: number) => steps[step - 1]?.value ?? '';
  const numberOf = (name: string | null) => steps.findIndex((step) => step.value === name) + 1 || null;

  function show(
    step: number,
    { back = null, replace = false }: { back?: number | null; replace?: boolean } = {},
  ) {
    form.setErrors({});
    const reached = Math.max(state.reached, step, isOpen() ? draft.placed().reached : 1);
    change({ step, reached, back, problem: null, phase: 'form' });
    draft.place(step, reached);
    url.write({ step: nameOf(step), back: back ? nameOf(back) : null }, { replace });
  }

  /** Shows the step in the address if it is reachable and not before `least`, otherwise the given step. */
  function showFromUrl(fallback: number, least = 1) {
    const { step, back } = url.read();
    const asked = numberOf(step);
    const open = asked !== null && asked >= least && asked <= furthest();
    const comeBack = open ? numberOf(back) : null;
    show(open ? asked : Math.min(fallback, furthest()), {
      back: comeBack !== null && comeBack <= furthest() ? comeBack : null,
      replace: true,
    });
  }

  /** Starts again without a session. Returns whether the current step stays and asks for the sign-in itself. */
  function restart(): boolean {
    // A form that waits for the sign-in does not belong to the ended session.
    if (draft.state().waits) show(options.late?.step ?? 1);
    else {
      options.forget();
      draft.close();
      if (state.phase === 'form' && options.askInPlace?.(state.step)) return true;
      change({ reached: 1 });
      show(Math.min(options.signInStep ?? 1, furthest()));
    }
    return false;
  }

  function report(error: unknown, saving: boolean, logic: StepWords) {
    const failure = failureOf(readProblem(error), saving, logic, messages);
    for (const toast of failure.toasts) notify.error(toast);
    const asks = failure.restart && restart();
    if (failure.toFirst) show(1);
    if (Object.keys(failure.fields).length > 0) form.setErrors(failure.fields);
    change({ problem: asks ? null : failure.problem });
    offline = failure.problem === messages.offline ? failure.problem : null;
    return failure;
  }

  async function saved(step: number, finished?: readonly string[]): Promise<void> {
    const toast = notify.loading(messages.saving);
    try {
      await draft.save(step, finished);
      notify.success(messages.saved);
    } finally {
      notify.dismiss(toast);
    }
  }

  /** Saves on the server; when offline it is enough that this device keeps the answers, which are sent later. */
  async function savedOrKept(step: number, finished?: readonly string[]): Promise<void> {
    await saved(step, finished).catch((error: unknown) => {
      if (!keptOffline(error)) throw error;
    });
  }
  const keptOffline = (error: unknown) =>
    readProblem(error).kind === 'offline' && draft.state().save === 'offline';

  async function next(logic: StepLogic<V>) {
    if (state.busy) return;
    change({ busy: 'next', problem: null });
    try {
      await forward(logic);
    } finally {
      change({ busy: null });
    }
  }

  async function forward(logic: StepLogic<V>) {
    let saving = false;
    try {
      const errors = await logic.check(form.values());
      form.setErrors(errors);
      if (Object.keys(errors).length > 0) return;
      const outcome = await callsOf(logic);
      if (!outcome) return;
      if (outcome.done) return finish();
      if (outcome.goTo) return show(outcome.goTo);
      const target = following();
      saving = !logic.finishes;
      if (signedIn()) await savedOrKept(target, outcome.later ? undefined : logic.finishes);
      show(target);
    } catch (error) {
      report(error, saving, logic);
    }
  }

  async function previous() {
    if (state.busy || state.step === 1) return;
    const [target, back] = [state.step - 1, state.back];
    if (signedIn()) {
      change({ busy: 'previous' });
      try {
        await savedOrKept(target);
      } catch (error) {
        // The answers are safe on this device; only an ended session keeps a person from going back.
        if (report(error, true, {}).restart) return;
      } finally {
        change({ busy: null });
      }
    }
    show(target, { back });
  }

  /** Opens a step. The step to return to with Next stays until the person is there. */
  async function open(step: number, { back = state.back }: { back?: number | null } = {}) {
    if (state.busy || step > furthest()) return;
    show(step, { back: back !== null && back > step ? back : null });
    await saveQuietly();
  }

  async function saveQuietly() {
    if (signedIn() && draft.unsaved()) await draft.save(state.step).catch(() => undefined);
  }

  async function autosave() {
    const wanted = state.phase === 'form' && (options.autosaveOn?.(state.step) ?? true);
    if (!wanted || state.busy || draft.state().conflict || !signedIn() || !draft.unsaved()) return;
    await draft.save(state.step).catch((error: unknown) => {
      const { kind } = readProblem(error);
      if (kind === 'session') report(error, true, {});
      else if (kind !== 'settled' && !keptOffline(error) && messages.notAutosaved)
        notify.error(messages.notAutosaved);
    });
  }

  function followAddress() {
    const { step, back } = url.read();
    // The address may already be that of the confirmation while the form is still shown.
    if (state.phase !== 'form' || (step !== null && numberOf(step) === null)) return;
    if (numberOf(step) === state.step && numberOf(back) === state.back) return;
    showFromUrl(state.step);
    void saveQuietly();
  }

  /** Removes the notice about being offline after the first successful save. */
  function lineIsBack() {
    if (state.problem === offline && draft.state().save === 'saved') change({ problem: null });
  }

  async function restore() {
    const owner = options.owner();
    const preparing = options.prepare?.();
    if (preparing && !(await isPrepared(preparing, options, change))) return;
    if (owner === null) return openAnonymous();
    change({ phase: 'restoring' });
    const toast = notify.loading(messages.restoring);
    try {
      const progress = await options.load();
      if (progress.kind === 'done') return change({ phase: 'done' });
      if (progress.kind === 'none') {
        draft.forget(owner);
        return openAnonymous();
      }
      // The page may have been closed between the delayed sign-in and the opening of the form.
      draft.restoreWaiting(progress.copy.values);
      await draft.open(progress.owner, progress.copy);
      const { step: placed, reached } = draft.placed();
      const { step } = progress.copy;
      change({ reached });
      showFromUrl(Math.max(step, placed), step);
    } catch (error) {
      restoreFailed(owner, error);
    } finally {
      notify.dismiss(toast);
    }
  }

  function restoreFailed(owner: string, error: unknown) {
    const { kind } = readProblem(error);
    // The shell is leaving this page for the page of the closed portal.
    if (kind === 'closed') return change({ phase: 'failed' });
    if (kind === 'session') {
      // The answers are shown only after the next sign-in: another person may have opened this page.
      restart();
      return change({ problem: messages.sessionLost });
    }
    notify.error(messages.restoreFailed);
    const kept = draft.peek(owner);
    if (!kept && openWaiting()) return;
    if (!kept) return change({ phase: 'failed' });
    draft.openOffline(owner, kept);
    change({ reached: kept.reached });
    showFromUrl(kept.step);
    offline = messages.offline;
    change({ problem: offline });
  }

  function openAnonymous() {
    if (!openWaiting()) showFromUrl(draft.restorePreSignIn() || 1);
  }

  /** Goes on with the form that waits on this device for the sign-in, if there is one. */
  function openWaiting(): boolean {
    if (!draft.restoreWaiting()) return false;
    const { step, reached } = draft.placed();
    change({ reached });
    showFromUrl(step);
    void signInLate();
    return true;
  }

  async function signInLate({ asked = false } = {}) {
    if (!draft.state().waits || state.phase !== 'form') return;
    try {
      const outcome = await signInNow();
      if (outcome?.done) return finish();
      // A press on Next saves anyway.
      if (outcome && !state.busy) await savedOrKept(state.step);
    } catch (error) {
      if (asked || signedIn()) report(error, true, {});
    }
  }

  function finish() {
    draft.wipe();
    form.setErrors({});
    change({ phase: 'done', problem: null, leaving: null });
  }

  function start() {
    const stops = [
      draft.watch(),
      url.subscribe(followAddress),
      draft.subscribe(() => draft.state().gone && options.goHome()),
      draft.subscribe(lineIsBack),
    ];
    if (options.autosaveMs) stops.push(every(options.autosaveMs, () => void autosave()));
    void restore();
    return () => {
      draft.flush();
      for (const stop of stops) stop();
    };
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    retry: restore,
    signInLate,
    next,
    previous,
    open,
    leave,
    answerLeaving,
    fail: (error) => void report(error, false, {}),
    finish,
  };
}
