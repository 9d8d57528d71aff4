import { lazy, Suspense, useState } from 'react';
import type { ContactDoor, Correctable } from './door';

const dialogs = {
  email: lazy(() => import('./email-dialog')),
  phone: lazy(() => import('./phone-dialog')),
};

const called: Record<Correctable, string> = { email: 'email address', phone: 'phone number' };

/** Offers to correct an answer that is fixed in the form, since the person signs in with it. */
export function CorrectContact({ what, door }: { what: Correctable; door: ContactDoor }) {
  const [open, setOpen] = useState(false);
  const Dialog = dialogs[what];
  return (
    <p>
      <button type="button" className="p-link" onClick={() => setOpen(true)}>
        Correct it<span className="visually-hidden"> ({called[what]})</span>
      </button>
      {open ? (
        <Suspense>
          <Dialog door={door} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </p>
  );
}
