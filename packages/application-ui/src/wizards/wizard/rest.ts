import type { ShellApi } from '@portal/contract-shell-v1';
import { type ApiClient, createApiClient } from '@portal/remote-sdk';
import type { FormStore } from '@portal/ui/form-state';
import { createUploads, type Draft, type ServerCopy, type Uploads } from '@portal/ui/wizard';
import type { WizardForm } from '../../base/form';
import { countDaysIn } from '../../base/language/format';
import { keptFiles } from '../../base/sending';
import * as t from '../../messages/wizardLater';
import { prepareLook } from '../../steps/documents/look-into';
import type { Device, WholeProgramme } from './app';
import type { StoredProgress, WizardApi } from './calls';
import { loadFiles } from './files/load';
import { stepOfField } from './step-fields';

export interface RestOptions<F extends WizardForm, A extends WizardApi<F>> {
  /** The prefix of the keys on the device. */
  name: string;
  programme: WholeProgramme<F, A>;
  shell: ShellApi;
  /** Replaces the portal's API. */
  client?: ApiClient | undefined;
  device: Device;
  form: FormStore<F>;
  draft: Draft<F>;
}

/** A wizard beyond its first screen: its questions, calls and files. */
export interface Rest<F extends WizardForm, A extends WizardApi<F>> extends WholeProgramme<F, A> {
  api: A;
  uploads: Uploads;
  copyOf(answer: StoredProgress): ServerCopy<F>;
  stepOfField(path: string): number;
}

export function createRest<F extends WizardForm, A extends WizardApi<F>>({
  name,
  programme,
  shell,
  client = createApiClient(shell),
  device,
  form,
  draft,
}: RestOptions<F, A>): Rest<F, A> {
  countDaysIn(shell.locale.timeZone);
  const place = () => `${name}-${form.values().application_id || ''}`;
  const kept = keptFiles(place, loadFiles, () => shell.session.current()?.user.id ?? null);
  const prepare = () => {
    kept.prepare();
    prepareLook();
  };
  /** The files kept on this device are known only once `followForm` runs. */
  let followed: Promise<unknown> = Promise.resolve();
  const uploads = createUploads({
    check: (key, file) => programme.checkFile(key, file, form.values()),
    failed: (key, error) => programme.failedFile(key, error, form.values()),
    linkText: t.viewPrevious,
    kept: { ...kept, prepare, all: () => followed.then(kept.all) },
  });
  const stop = draft.subscribe(() => {
    const state = draft.state();
    if (!state.signedIn && !state.waits) return;
    stop();
    // The files were chosen before the sign-in: they now belong to this person.
    if (state.signedIn) kept.move(`${name}-`, place());
    const begun = { ...state, place: place() };
    const all = { name, device, form, draft, uploads, kept, place, begun };
    followed = loadFiles().then(
      ({ followForm }) => followForm(all),
      () => undefined,
    );
    void uploads.restore();
  });

  function copyOf(answer: StoredProgress): ServerCopy<F> {
    const { application, current_step, furthest_step, version, form_data } = answer;
    const stored = typeof form_data === 'object' && form_data !== null ? form_data : {};
    const ids = {
      user_id: application.user_id,
      application_id: application.id,
      intern_details_id: application.intern_details_id,
    };
    const more = programme.fromProgress?.(answer);
    const values = programme.read({ ...stored, ...more, ...ids });
    return { values, step: current_step, reached: furthest_step, version };
  }

  return {
    ...programme,
    api: programme.calls(client),
    uploads,
    copyOf,
    stepOfField: (path) => stepOfField(programme.fields, path),
  };
}
