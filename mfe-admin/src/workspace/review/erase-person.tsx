import { Button } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import * as t from '../../messages/review';

const EraseDialog = lazy(() => import('../erasing'));

/** The button that erases the person of an application, for administrators. */
export function ErasePerson({ applicationId, erased }: { applicationId: number; erased: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-4">
        <Button variant="outline" small onClick={() => setAsking(true)}>
          {t.erasePerson()}
        </Button>
      </p>
      {asking ? (
        <Suspense fallback={null}>
          <EraseDialog applicationId={applicationId} close={() => setAsking(false)} erased={erased} />
        </Suspense>
      ) : null}
    </>
  );
}
