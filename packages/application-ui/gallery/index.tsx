/** The reading views, dialogs and forms with sample applications; the address selects one (see README). */
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { Button } from '@portal/ui';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sampleIntern, sampleVisit } from '../src/dev/sample-reviews';
import { EditDialog, type EditDialogProps } from '../src/editors/editing';
import { ApplicationReading } from '../src/editors/reading';
import {
  SecondaryInternFields,
  SecondaryVisitorFields,
  secondaryInternForm,
  secondaryVisitorForm,
} from '../src/editors/secondary';
import { UploadDialog } from '../src/editors/upload';

type Api = EditDialogProps['api'];

const refusedCheck = Object.assign(new Error('Check the answers.'), {
  status: 422,
  errors: {
    'intern_details.current_address': ['Enter your current address'],
    'institution.0.name': ['Enter the name of the institution'],
  },
});
const failing: Api = {
  send: () => Promise.reject(refusedCheck),
  upload: () => Promise.reject(Object.assign(new Error('The portal could not be reached.'), { status: 0 })),
};

function Editor({ review, tab, ...more }: Partial<EditDialogProps> & Pick<EditDialogProps, 'review'>) {
  const [show, setShow] = useState(true);
  return (
    <>
      <Button onClick={() => setShow(true)}>Edit</Button>
      <EditDialog
        review={review}
        show={show}
        onClose={() => setShow(false)}
        onSaved={() => setShow(false)}
        api={failing}
        save={applicationCalls.updateOwnApplication}
        mailbox="help@example.com"
        tab={tab}
        {...more}
      />
    </>
  );
}

const elsewhere = { ...sampleIntern(), version: 9 };
const stale: Api = {
  ...failing,
  send: () => {
    const review = {
      ...elsewhere,
      intern_details: { ...elsewhere.intern_details, current_address: 'Rubavu' },
    };
    return Promise.reject(
      Object.assign(new Error('Changed'), { status: 409, body: { version: 9, current: { review } } }),
    );
  },
};

const kept = {
  load: () => ({
    version: 7,
    changed: { current_address: 'Musanze', interests: [] },
    before: {},
    at: '2026-11-20T14:02:00.000Z',
  }),
  save: () => undefined,
  clear: () => undefined,
};

const [, name = '', tab] = window.location.pathname.split('/');
const doNothing = () => undefined;
const pages: Readonly<Record<string, () => ReactNode>> = {
  tabs: () => <ApplicationReading review={sampleIntern()} layout="tabs" {...(tab ? { tab } : {})} />,
  'visit-tabs': () => <ApplicationReading review={sampleVisit()} layout="tabs" {...(tab ? { tab } : {})} />,
  document: () => <ApplicationReading review={sampleIntern()} layout="document" />,
  'visit-document': () => <ApplicationReading review={sampleVisit()} layout="document" />,
  edit: () => <Editor review={sampleIntern()} tab={tab} />,
  'edit-visit': () => <Editor review={sampleVisit()} tab={tab} />,
  conflict: () => <Editor review={sampleIntern()} api={stale} />,
  admin: () => <Editor review={sampleIntern()} admin />,
  offered: () => <Editor review={sampleIntern()} keep={kept} />,
  upload: () => (
    <UploadDialog
      show
      application={{ id: 12, type: 'intern' }}
      onClose={doNothing}
      onUploaded={doNothing}
      api={failing}
    />
  ),
  'secondary-intern': () => (
    <FormProvider form={createFormStore(secondaryInternForm())}>
      <SecondaryInternFields limit={300} />
    </FormProvider>
  ),
  'secondary-visitor': () => (
    <FormProvider form={createFormStore(secondaryVisitorForm(sampleVisit()))}>
      <SecondaryVisitorFields />
    </FormProvider>
  ),
};

const box = document.getElementById('page');
if (!box) throw new Error('The page has no place to draw on');
createRoot(box).render(
  <main className="p-main p-main-narrow">
    <h1>{name || 'Parts of an application'}</h1>
    {pages[name]?.() ?? (
      <ul>
        {Object.keys(pages).map((one) => (
          <li key={one}>
            <a href={`/${one}`}>{one}</a>
          </li>
        ))}
      </ul>
    )}
  </main>,
);
