import { type EditRequest, editorMessages, editorTitles } from '@portal/contract-svc-applications-v1';
import { call } from '@portal/remote-sdk';
import { createFormStore, type FormStore } from '@portal/ui/form-state';
import { alike, type Conflict, foreignDifferences, merged, type Side } from '@portal/ui/wizard';
import type { CommonForm } from '../form';
import { formLimits } from '../form';
import type { FullReview } from '../review';
import type { Arrived, Door } from './doors';
import { createEditFiles, type EditFiles, withUpload } from './edit-files';
import type { EditProgramme } from './programme';
import { readRefusal } from './refusal';
import { changedKeys, changedSections, dataFromForm, errorsAtFields, errorsIn, tabOfPath } from './section';
import type { EditDialogProps, KeptChanges } from './types';

export interface EditState {
  saving: boolean;
  /** What went wrong, of what belongs to no field. */
  problem: string | null;
  /** What happened that is no problem. */
  note: string | null;
  /** Unsaved changes of an earlier time, to be taken up or thrown away first. */
  offered: KeptChanges | null;
  conflict: Conflict | null;
  /** Counts the wishes to open a tab. */
  lead: { tab: string; count: number } | null;
}

export interface EditSession<Form extends CommonForm> {
  form: FormStore<Form>;
  files: EditFiles;
  state(): EditState;
  subscribe(listener: () => void): () => void;
  save(): Promise<void>;
  takeOffered(): void;
  dropOffered(): void;
  /** Whether anything would be lost. */
  isChanged(): boolean;
  /** Throws unsaved changes away, also the copy on this device. */
  discard(): void;
  /** Stops what is on its way. */
  stop(): void;
  tabOf(path: string): string | undefined;
}

type Options<Form extends CommonForm> = Omit<EditDialogProps, 'show' | 'onClose' | 'mailbox' | 'tab'> & {
  programme: EditProgramme<Form>;
  /** Nothing was changed and there is nothing to save. */
  onNothing: () => void;
};

const settledNote = 'Both copies were brought together. Look your answers over, then save.';
/** How often a save is tried anew when others keep saving what does not touch it. */
const mostTries = 3;

/** One application being edited: the form, what it was typed on, its files and what is unsaved. */
export function createEditSession<Form extends CommonForm>(options: Options<Form>): EditSession<Form> {
  const { programme, api, keep, onFailed = () => undefined } = options;
  const { sections } = programme;
  const limits = formLimits(options.formLimits ?? {});
  const listeners = new Set<() => void>();
  let review = options.review;
  let base = programme.fromReview(review);
  let savedAnything = false;
  const kept = keep?.load() ?? null;
  const isWorthOffering = kept !== null && !alike(kept.changed, pick(base, Object.keys(kept.changed)));
  let state: EditState = {
    saving: false,
    problem: null,
    note: null,
    offered: isWorthOffering ? kept : null,
    conflict: null,
    lead: null,
  };
  const form = createFormStore<Form>(base);
  const files = createEditFiles({ review, api, onArrived: noteArrived, onFailed });

  function change(part: Partial<EditState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  const lead = (tab: string | undefined) =>
    tab === undefined ? {} : { lead: { tab, count: (state.lead?.count ?? 0) + 1 } };

  function noteArrived(door: Door, { upload, version }: Arrived) {
    savedAnything = true;
    review = withUpload({ ...review, version: version ?? review.version }, door.type, upload);
    if (state.saving) return;
    // Sent again by itself after the save was over.
    options.onPartlySaved?.(review);
  }
  files.uploads.subscribe(() => {
    if (state.problem === editorMessages.filesLeft && !files.isWaiting()) change({ problem: null });
  });

  function keepChanges() {
    if (!keep || state.offered) return;
    const keys = changedKeys(sections, base, form.values());
    if (keys.length === 0) return keep.clear();
    keep.save({
      version: review.version,
      changed: pick(form.values(), keys),
      before: pick(base, keys),
      at: new Date().toISOString(),
    });
  }
  form.subscribe(({ typed }) => {
    if (typed) keepChanges();
  });

  /** Answers that stand on a newer stored copy from now on. */
  function rest(on: FullReview, answers: Form) {
    review = on;
    base = programme.fromReview(on);
    form.load(answers);
    keepChanges();
  }

  /** Brings answers together with a newer stored copy; false while the person has to choose. */
  function meet(mine: Form, before: Form, stored: FullReview): boolean {
    const theirs = programme.fromReview(stored);
    const keys = new Set<string>(sections.flatMap(({ keys: own }) => own));
    const differences = foreignDifferences<Form>({
      mine,
      theirs,
      base: before,
      sent: [],
      ignored: Object.keys(theirs).filter((key) => !keys.has(key) || partsOfPhone.includes(key)),
    });
    const taken = Object.fromEntries(differences.map(({ key }) => [key, 'theirs' as Side]));
    const asked = differences.filter(({ preferred }) => preferred === 'mine');
    if (asked.length === 0) {
      rest(stored, merged(mine, theirs, withPhone(taken)));
      return true;
    }
    const settle = (choices: Readonly<Record<string, Side>>) => {
      rest(stored, merged(mine, theirs, withPhone({ ...taken, ...choices })));
      change({ conflict: null, note: settledNote });
    };
    change({ conflict: { differences: asked, settle } });
    return false;
  }

  function refuse(error: unknown): FullReview | null {
    const { sentence, errors, stored, status } = readRefusal(error);
    if (stored) return stored;
    const placed = errorsAtFields(sections, form.values(), errors);
    onFailed(editorTitles.failed, sentence, status);
    showErrors(placed, Object.keys(placed).length === 0 ? sentence : null);
    return null;
  }

  function showErrors(errors: Record<string, string>, problem: string | null) {
    const [first] = Object.keys(errors);
    change({ problem, saving: false, ...lead(first && tabOfPath(sections, first)) });
    form.setErrors(errors);
  }

  /** Saves the changed answers; false when they are not. */
  async function saveAnswers(tries = mostTries): Promise<boolean> {
    const sent = form.values();
    const changed = changedSections(sections, base, sent);
    if (changed.length === 0) return true;
    try {
      // The sections say which members they are sent as; the server holds them against its rules.
      const data = dataFromForm(changed, sent) as EditRequest['data'];
      const input = { params: { id: review.id }, body: { data, version: review.version } };
      const answer = await call(api, options.save, input);
      const typedSince = pick(form.values(), changedKeys(sections, sent, form.values()));
      savedAnything = true;
      rest(answer.body.review, { ...programme.fromReview(answer.body.review), ...typedSince });
      return true;
    } catch (error) {
      const stored = refuse(error);
      if (!stored) return false;
      return meet(form.values(), base, stored) && tries > 1 ? saveAnswers(tries - 1) : false;
    }
  }

  async function saveFiles(): Promise<boolean> {
    if (!files.isWaiting()) return true;
    if (!review.intern_details?.id) {
      change({ problem: editorMessages.noDetails });
      return false;
    }
    change(lead(files.tabOfWaiting()));
    if (await files.sendAll()) return true;
    onFailed(editorTitles.failed, editorMessages.filesLeft);
    change({ problem: editorMessages.filesLeft });
    options.onPartlySaved?.(review);
    return false;
  }

  async function save() {
    if (state.saving || state.offered || state.conflict) return;
    const changed = changedSections(sections, base, form.values());
    const errors = errorsIn(changed, form.values(), { limits });
    form.setErrors({});
    if (Object.keys(errors).length > 0) {
      change({ note: null });
      return showErrors(errors, null);
    }
    if (changed.length === 0 && !files.isWaiting() && !savedAnything) return options.onNothing();
    if (!review.id) return change({ problem: editorMessages.noApplication });
    change({ saving: true, problem: null, note: null });
    const complete = (await saveAnswers()) && (await saveFiles());
    change({ saving: false });
    if (complete) options.onSaved(review);
  }

  return {
    form,
    files,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save,
    takeOffered() {
      const { offered } = state;
      if (!offered) return;
      change({ offered: null });
      const mine = programme.shape({ ...base, ...offered.changed });
      const before = programme.shape({ ...base, ...offered.before });
      // What was typed on an older copy may stand against what was stored since.
      if (meet(mine, before, review))
        change({ note: 'Your unsaved changes are back. Save them when you are done.' });
    },
    dropOffered() {
      keep?.clear();
      change({ offered: null });
    },
    isChanged: () => files.isWaiting() || changedKeys(sections, base, form.values()).length > 0,
    discard() {
      files.uploads.clear();
      keep?.clear();
    },
    stop: () => files.uploads.clear(),
    tabOf: (path) => tabOfPath(sections, path),
  };
}

/** How a number was typed goes with the number. */
const partsOfPhone: readonly string[] = ['country_code', 'phone_typed'];
const withPhone = (choices: Readonly<Record<string, Side>>): Record<string, Side> => ({
  ...choices,
  ...(choices.phone ? Object.fromEntries(partsOfPhone.map((key) => [key, choices.phone as Side])) : {}),
});

const pick = (from: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, (from as Record<string, unknown>)[key]]));
