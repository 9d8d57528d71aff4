import { rich } from '@portal/ui/language';
import { lazy, Suspense, useState } from 'react';
import * as t from '../../messages/corrections';
import type { ContactForm, Correctable } from './contact-form';

const dialogs = {
  email: lazy(() => import('./email-dialog')),
  phone: lazy(() => import('./phone-dialog')),
};

const called: Record<Correctable, () => string> = { email: t.emailAddress, phone: t.phoneNumberOf };

/** Moves the button closer to the field above, to which it belongs. */
const belowField = { marginTop: '-0.75rem' };

/** A button for correcting an answer that is fixed in the form because the person signs in with it. */
export function CorrectContact({ what, door: target }: { what: Correctable; door: ContactForm }) {
  const [open, setOpen] = useState(false);
  const Dialog = dialogs[what];
  return (
    <p style={belowField}>
      <button type="button" className="p-link" onClick={() => setOpen(true)}>
        {rich(
          t.correctIt({
            what: called[what](),
            hidden: (words) => <span className="visually-hidden">{words}</span>,
          }),
        )}
      </button>
      {open ? (
        <Suspense>
          <Dialog door={target} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </p>
  );
}
