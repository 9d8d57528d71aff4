import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense, useState } from 'react';
import type { Doable } from '../../api';
import { hidden } from '../../common/marked';
import { reference } from '../../common/words';
import * as t from '../../messages/actions';

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
      <Button variant="outline" className="p-harm" small onClick={() => setAsking(true)}>
        {rich(t.discard({ reference: reference(application.id), hidden }))}
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
