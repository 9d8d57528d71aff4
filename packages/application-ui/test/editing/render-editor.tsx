import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FullReview } from '../../src/base/review';
import { sampleIntern } from '../../src/dev/sample-reviews';
import {
  type ChangesKeep,
  EditDialog,
  type EditDialogProps,
  type KeptChanges,
} from '../../src/editors/editing';

type PutBody = { data: Record<string, unknown>; version: number };

/** The error that a remote's client throws for a refused call. */
export const refusal = (status: number, message: string, more: object = {}) =>
  Object.assign(new Error(message), { status, kind: 'answer', ...more });

/** The stored application with the saved personal details. */
const saved = (review: FullReview, { data }: PutBody): FullReview => ({
  ...review,
  version: review.version + 1,
  intern_details: { ...review.intern_details, ...(data.intern_details as object) },
  ...('other_skills' in data ? { other_skills: String(data.other_skills) } : {}),
});

/** Opens the dialog as a page's Edit button does. */
export function openEditor({
  review = sampleIntern(),
  kept = null,
  keepable = true,
  ...more
}: Partial<EditDialogProps> & { kept?: KeptChanges | null; keepable?: boolean } = {}) {
  const asked: PutBody[] = [];
  const sent: { path: string; fields: Record<string, FormDataEntryValue> }[] = [];
  const refusals: unknown[] = [];
  const fileRefusals: unknown[] = [];
  let current = review;
  let device = kept;
  const keep: ChangesKeep = {
    load: () => device,
    save: (changes) => {
      device = changes;
    },
    clear: () => {
      device = null;
    },
  };
  const api: EditDialogProps['api'] = {
    async send(_method, _path, body) {
      asked.push(body as PutBody);
      const refused = refusals.shift();
      if (refused) throw refused;
      current = saved(current, body as PutBody);
      return { status: 200, body: { review: current, version: current.version } };
    },
    async upload(path, form) {
      sent.push({ path, fields: Object.fromEntries(form.entries()) });
      const refused = fileRefusals.shift();
      if (refused) throw refused;
      const [type = ''] = [...form.entries()].find(([, value]) => value instanceof File) ?? [];
      const upload = {
        upload_type: type,
        file_path: `12/${type}/new.pdf`,
        original_name: 'new.pdf',
        size: 9,
      };
      return { status: 200, body: { uploads: [...current.uploads, upload], upload, version: 9 } };
    },
  };
  const notify = {
    onSaved: jest.fn(),
    onPartlySaved: jest.fn(),
    onFailed: jest.fn(),
    onClose: jest.fn(),
  };

  function Page() {
    const [show, setShow] = useState(false);
    return (
      <main>
        <h1>Applications</h1>
        <button type="button" onClick={() => setShow(true)}>
          Edit
        </button>
        <EditDialog
          review={review}
          show={show}
          api={api}
          save={applicationCalls.updateOwnApplication}
          mailbox="help@example.com"
          {...(keepable ? { keep } : {})}
          {...more}
          onSaved={(next) => {
            notify.onSaved(next);
            setShow(false);
          }}
          onPartlySaved={notify.onPartlySaved}
          onFailed={notify.onFailed}
          onClose={() => {
            notify.onClose();
            setShow(false);
          }}
        />
      </main>
    );
  }
  const view = render(<Page />);
  const user = userEvent.setup();
  return {
    ...notify,
    view,
    user,
    asked,
    sent,
    device: () => device,
    /** Refuses the next save with this error. */
    refuse: (error: unknown) => refusals.push(error),
    refuseFile: (error: unknown) => fileRefusals.push(error),
    open: () => user.click(screen.getByRole('button', { name: 'Edit' })),
    tab: (name: string | RegExp) => user.click(screen.getByRole('tab', { name })),
    save: () => user.click(screen.getByRole('button', { name: 'Save Changes' })),
    cancel: () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    async type(label: string, text: string) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.paste(text);
    },
  };
}

export { problems } from '../../src/testing';

export const pdf = (name = 'cv.pdf') =>
  new File(['%PDF-1.7 test\nstartxref\n0\n%%EOF'], name, { type: 'application/pdf' });
