import { deviceStore } from '@portal/remote-sdk';
import {
  createDraft,
  type DeviceCopy,
  type DeviceSlot,
  readProblem,
  type ServerCopy,
} from '@portal/ui/draft';
import { createFormStore } from '@portal/ui/form-state';
import type { ApplicantApi, FullReview } from '../api';
import { FallbackFailed } from '../review/messages';
import type { ProgrammeForm } from './programme-form';

/**
 * The format in which earlier portals stored the form, on the device alone: the values, later together with the
 * server's values of that time.
 */
type KeptBefore<Values> = { values: Partial<Values>; before: Partial<Values> } | Partial<Values>;

function deviceSlot<Values extends object>(key: string, of: number): DeviceSlot<DeviceCopy<Values>> {
  const store = deviceStore<DeviceCopy<Values> | KeptBefore<Values>>(key, { of });
  const read = (kept: DeviceCopy<Values> | KeptBefore<Values> | null): DeviceCopy<Values> | null => {
    if (kept === null || 'form' in kept) return kept;
    const { values, before } = 'before' in kept ? kept : { values: kept as Partial<Values>, before: {} };
    const place = { step: 1, reached: 1, timestamp: 0, version: undefined };
    return { form: values, base: before, ...place, unsaved: true };
  };
  return {
    read: () => read(store.read()),
    write: store.write,
    clear: store.clear,
    subscribe: (listener) => store.subscribe((kept) => listener(read(kept))),
  };
}

interface FurtherDraftOptions<Values extends object> {
  form: ProgrammeForm<Values>;
  review: FullReview;
  api: ApplicantApi;
  /** The id of the person. */
  person: number;
}

/** The draft of a further application, kept on this device at every change and on the server at every section. */
export function createFurtherDraft<Values extends object>(options: FurtherDraftOptions<Values>) {
  const { form, review, api, person } = options;
  const { id, type } = review;
  const owner = `portal.further.${person}.${id}`;
  const fields = createFormStore<Values>(form.from(review));
  const draft = createDraft<Values>({
    form: fields,
    backup: (key) => deviceSlot(key, person),
    save: ({ values, ...request }) => api.keepFurther(review, form.kept(values), request),
    read: (kept) => form.read(kept as object),
    stored: ({ form_data }) => form_data as object | undefined,
    serverOwned: [],
  });

  /** The form as last typed, on any device. */
  async function stored(): Promise<ServerCopy<Values>> {
    const { application, form_data, reviewData } = await api.fallback(type);
    // The progress of another application would replace the text typed here.
    if (application?.id !== id || !reviewData) throw new FallbackFailed();
    const { version, current_step: step } = reviewData;
    return { values: form.read({ ...form.from(reviewData), ...form_data }), step, version };
  }

  return {
    fields,
    draft,
    /** Opens the stored form, or the device's copy while the server cannot be reached. */
    async open() {
      try {
        await draft.open(owner, await stored());
      } catch (error) {
        const kept = draft.peek(owner);
        // Without a version a save could overwrite answers that this page has never shown.
        if (!kept?.version) throw error;
        draft.openOffline(owner, kept);
      }
    },
    /** Called when a section is left: saves the form on the server. The draft's state shows a failure. */
    async keep() {
      const isWanted = () => draft.unsaved() && draft.state().save !== 'saving' && !draft.state().conflict;
      // Two copies were merged: the person's choice must be saved.
      for (let tries = 0; tries < 2 && isWanted(); tries += 1) {
        const isSettled = await draft.save().then(
          () => false,
          (error: unknown) => readProblem(error).kind === 'settled',
        );
        if (!isSettled) return;
      }
    },
  };
}

export type FurtherDraft<Values extends object> = ReturnType<typeof createFurtherDraft<Values>>;
