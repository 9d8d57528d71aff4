import { Button } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import type { Doable } from '../api';
import { reference } from '../common/words';

const DiscardDialog = lazy(() => import('./discard-dialog'));

interface DiscardButtonProps {
  application: Doable;
  onDiscarded: () => void;
}

/** The button that discards a draft, where the server allows it. */
export function DiscardButton({ application, onDiscarded }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!application.abilities.discard) return null;
  return (
    <>
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        Discard<span className="visually-hidden"> {reference(application.id)}</span>
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <DiscardDialog
            application={application}
            onClose={() => setAsking(false)}
            onDiscarded={() => {
              setAsking(false);
              onDiscarded();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
