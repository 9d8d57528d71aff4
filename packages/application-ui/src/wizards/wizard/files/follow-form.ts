import type { FormStore } from '@portal/ui/form-state';
import type { Draft, DraftState, StoredFile, Uploads } from '@portal/ui/wizard';
import type { WizardForm } from '../../../base/form';
import type { FilesHere } from '../../../base/sending';
import type { Device } from '../app';

interface Followed<F extends WizardForm> {
  name: string;
  device: Device;
  form: FormStore<F>;
  draft: Draft<F>;
  uploads: Uploads;
  kept: FilesHere;
  place: () => string;
  /** The draft's state and place when the form was opened. */
  begun: DraftState & { place: string };
}

/**
 * Restores the files that this device keeps for the open form. Files of a form that waited for the sign-in move with
 * the form; another person's files stay where they are. Also remembers which files the portal has, for times offline.
 */
export function followForm<F extends WizardForm>(followed: Followed<F>): void {
  const { name, device, form, draft, uploads, kept, place, begun } = followed;
  let open = begun.place;
  let waited = begun.waits;
  let written = '{}';
  const remembered = () =>
    device<Record<string, StoredFile>>(`${name}:files:${form.values().application_id || ''}`);

  function remember() {
    const stored = JSON.stringify(uploads.stored());
    if (!draft.state().signedIn || stored === written) return;
    written = stored;
    if (stored === '{}') remembered().clear();
    else remembered().write(JSON.parse(stored));
  }

  function takeUp() {
    written = '{}';
    remember();
    void uploads.restore();
  }

  function follow() {
    const { signedIn, waits } = draft.state();
    const now = place();
    if (now === open || !(signedIn || waits)) return;
    if (waited) kept.move(open, now);
    else uploads.drop();
    open = now;
    waited = waits;
    takeUp();
  }

  if (begun.signedIn && begun.save === 'offline') uploads.load(remembered().read() ?? {});
  takeUp();
  follow();
  draft.subscribe(follow);
  uploads.subscribe(remember);
}
