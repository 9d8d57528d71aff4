import type { Text } from '@portal/contract-language-v1';
import { type EditRequest, editorMessages, editorTitles } from '@portal/contract-svc-applications-v1';
import { call } from '@portal/remote-sdk';
import {
  type Conflict,
  createDraft,
  createOffer,
  type Offered,
  readProblem,
  type SaveRequest,
} from '@portal/ui/draft';
import { createFormStore, type FormStore } from '@portal/ui/form-state';
import { translated } from '@portal/ui/language';
import type { WizardForm } from '../../base/form';
import { formLimits } from '../../base/form';
import type { FullReview } from '../../base/review';
import * as t from '../../messages/editing';
import { changesSlot } from './changes-slot';
import { createEditFiles, type EditFiles, withUpload } from './edit-files';
import type { EditProgramme } from './programme';
import { readRefusal } from './refusal';
import { changedSections, dataFromForm, errorsAtFields, errorsIn, notAsked, tabOfPath } from './section';
import type { EditDialogProps } from './types';
import type { Arrived, UploadTarget } from './upload-targets';

export interface EditState {
  saving: boolean;
  /** An error without a field. */
  problem: string | null;
  /** A message that is not an error. */
  note: (() => string) | null;
  /** Unsaved changes from an earlier visit, which the person first takes up or discards. */
  offered: Offered | null;
  conflict: Conflict | null;
  /** The tab to open; the count grows with each request, so that a repeated request is noticed. */
  lead: { tab: string; count: number } | null;
}

export interface EditSession<Form extends WizardForm> {
  form: FormStore<Form>;
  files: EditFiles;
  state(): EditState;
  subscribe(listener: () => void): () => void;
  save(): Promise<void>;
  takeOffered(): void;
  dropOffered(): void;
  /** Whether there are unsaved changes. */
  isChanged(): boolean;
  /** Discards unsaved changes, also the copy on this device. */
  discard(): void;
  /** Starts to keep typed answers. Returns the function that stops this and running uploads. */
  start(): () => void;
  tabOf(path: string): string | undefined;
}

type Options<Form extends WizardForm> = Omit<EditDialogProps, 'show' | 'onClose' | 'mailbox' | 'tab'> & {
  programme: EditProgramme<Form>;
  /** Called when there is nothing to save. */
  onNothing: () => void;
};

/** An application being edited: the form, the stored review, its files and the unsaved changes. */
export function createEditSession<Form extends WizardForm>(options: Options<Form>): EditSession<Form> {
  const { programme, api, keep, onFailed = () => undefined } = options;
  const { sections } = programme;
  const limits = formLimits(options.formLimits ?? {});
  const listeners = new Set<() => void>();
  let { review } = options;
  let savedAnything = false;
  let own: Omit<EditState, 'offered' | 'conflict'> = { saving: false, problem: null, note: null, lead: null };

  const stored = programme.fromReview(review);
  const form = createFormStore<Form>(stored);
  const offer = createOffer<Form>(changesSlot(keep), stored);
  const draft = createDraft<Form>({
    form,
    backup: () => offer.slot,
    saves: 'when-told',
    save: saveAnswers,
    read: (answers) => programme.shape(answers as object),
    stored: (current) => withReview(current.review),
    serverOwned: notAsked(sections, stored),
    // The typed form of a phone number follows the number.
    dependentFields: { phone: ['country_code', 'phone_typed'] },
  });
  const files = createEditFiles({ review, programme, api, onArrived: noteArrived, onFailed });
  let state: EditState = { ...own, offered: offer.offered(), conflict: null };
  const notify = () => {
    state = { ...own, offered: offer.offered(), conflict: draft.state().conflict };
    for (const listener of listeners) listener();
  };
  draft.subscribe(notify);
  const open = () => draft.open('', { values: stored, step: 1, version: review.version });
  void open();

  function change(part: Partial<typeof own>) {
    own = { ...own, ...part };
    notify();
  }
  const lead = (tab: string | undefined) =>
    tab === undefined ? {} : { lead: { tab, count: (own.lead?.count ?? 0) + 1 } };

  /** Uses a newer review as the base of the edit; returns its form. */
  function withReview(newer: unknown): Form | undefined {
    if (!newer) return undefined;
    review = newer as FullReview;
    return programme.fromReview(review);
  }

  function noteArrived(target: UploadTarget, { upload, version = review.version }: Arrived) {
    savedAnything = true;
    review = withUpload({ ...review, version }, target.type, upload);
    draft.noteVersion(version);
    if (own.saving) return;
    // A file was stored automatically after the save had ended.
    options.onPartlySaved?.(review);
  }
  files.uploads.subscribe(() => {
    if (own.problem === editorMessages.filesLeft && !files.isWaiting()) change({ problem: null });
  });

  /** Sends only the changed answers. */
  async function saveAnswers({ values, base, version }: SaveRequest<Form>) {
    // The sections name the members to send; the server checks them.
    const data = dataFromForm(changedSections(sections, base ?? stored, values), values);
    const body = { data: data as EditRequest['data'], version: version ?? review.version };
    const answer = (await call(api, options.save, { params: { id: review.id }, body })).body;
    savedAnything = true;
    review = answer.review;
    return { version: review.version, values: programme.fromReview(review) };
  }

  function showErrors(errors: Record<string, Text>, problem: string | null) {
    const [first] = Object.keys(errors);
    change({ problem, saving: false, ...lead(first && tabOfPath(sections, first)) });
    form.setErrors(errors);
  }

  function refuse(error: unknown) {
    if (readProblem(error).kind === 'settled') return change({ note: t.copiesTogether });
    const { sentence, errors, status } = readRefusal(error);
    const placed = errorsAtFields(sections, form.values(), errors);
    onFailed(translated(editorTitles.failed), translated(sentence), status);
    showErrors(placed, Object.keys(placed).length === 0 ? sentence : null);
  }

  async function saveFiles(): Promise<boolean> {
    if (!files.isWaiting()) return true;
    if (!review.intern_details?.id) {
      change({ problem: editorMessages.noDetails });
      return false;
    }
    change(lead(files.tabOfWaiting()));
    if (await files.sendAll()) return true;
    onFailed(translated(editorTitles.failed), translated(editorMessages.filesLeft));
    change({ problem: editorMessages.filesLeft });
    options.onPartlySaved?.(review);
    return false;
  }

  async function send(): Promise<boolean> {
    try {
      if (draft.changed().length > 0) await draft.save();
    } catch (error) {
      refuse(error);
      return false;
    }
    return saveFiles();
  }

  async function save() {
    if (state.saving || state.offered || state.conflict) return;
    change({ saving: true, problem: null, note: null });
    await files.uploads.settled();
    await saveNow();
    change({ saving: false });
  }

  async function saveNow() {
    const keys = draft.changed();
    const changed = sections.filter((section) => section.keys.some((key) => keys.includes(key)));
    const errors = errorsIn(changed, form.values(), { limits });
    form.setErrors({});
    if (Object.keys(errors).length > 0) return showErrors(errors, null);
    if (changed.length === 0 && !files.isWaiting() && !savedAnything) return options.onNothing();
    if (!review.id) return change({ problem: editorMessages.noApplication });
    if (await send()) options.onSaved(review);
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
      offer.take();
      notify();
      void open().then((asked) => change({ note: asked ? t.copiesTogether : t.changesBack }));
    },
    dropOffered() {
      offer.drop();
      notify();
    },
    isChanged: () => files.atStake() || draft.changed().length > 0,
    discard() {
      files.uploads.clear();
      draft.wipe();
    },
    start() {
      const stop = draft.watch();
      return () => {
        files.uploads.clear();
        stop();
      };
    },
    tabOf: (path) => tabOfPath(sections, path),
  };
}
