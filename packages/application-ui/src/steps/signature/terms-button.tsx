import type { ApiClient } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import * as t from '../../messages/signing';

const TermsDialog = lazy(() => import('./terms-dialog'));

/** Opens the terms in a dialog, so that the page with the typed answers stays open. */
export function TermsButton({ client }: { client: ApiClient }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" small onClick={() => setOpen(true)}>
        {t.readTerms()}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <TermsDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
