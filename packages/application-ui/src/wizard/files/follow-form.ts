import type { FormStore } from '@portal/ui/form-state';
import type { Draft, StoredFile, Uploads } from '@portal/ui/wizard';
import type { WizardForm } from '../../form';
import type { FilesHere } from '../../sending';
import type { Device } from '../app';

interface Followed<F extends WizardForm> {
  name: string;
  device: Device;
  form: FormStore<F>;
  draft: Draft<F>;
  uploads: Uploads;
  kept: FilesHere;
}

/** The place of a form's files on this device; a form of nobody yet has one, too. */
export const placeOf = (name: string, { application_id }: WizardForm): string =>
  `${name}-${application_id || ''}`;

/**
 * Takes up the files that this device keeps for the form that is open: those of a form that waited for the sign-in go
 * with it, those of somebody else stay where they are. Remembers which files the portal has, for times without a line.
 */
export function followForm<F extends WizardForm>({ name, device, form, draft, uploads, kept }: Followed<F>) {
  let open: string | null = null;
  let waited = false;
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

  function follow() {
    const { signedIn, waits, save } = draft.state();
    const place = placeOf(name, form.values());
    if (place === open || !(signedIn || waits)) return;
    if (waited && open !== null) kept.move(open, place);
    else if (open !== null) uploads.drop();
    open = place;
    waited = waits;
    written = '{}';
    if (signedIn && save === 'offline') uploads.load(remembered().read() ?? {});
    remember();
    void uploads.restore();
  }

  draft.subscribe(follow);
  uploads.subscribe(remember);
}
