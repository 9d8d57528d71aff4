import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense, useState } from 'react';
import type { Doable } from '../../api';
import { hidden } from '../../common/marked';
import { reference } from '../../common/words';
import * as t from '../../messages/actions';

const WithdrawDialog = lazy(() => import('./withdraw-dialog'));
const WithdrawnNotice = lazy(() => import('./withdrawn-notice'));

export interface WithdrawalProps {
  application: Doable & { withdrawn_at?: string | null; undo_withdrawal_until?: string | null };
  /** Called when the application was withdrawn, or its withdrawal undone. */
  onChanged: () => void;
}

/** The button that withdraws an application, where the server allows it. */
export function WithdrawButton({ application, onChanged }: WithdrawalProps) {
  const [asking, setAsking] = useState(false);
  if (!application.abilities.withdraw) return null;
  return (
    <>
      <Button variant="outline" className="p-harm" small onClick={() => setAsking(true)}>
        {rich(t.withdraw({ reference: reference(application.id), hidden }))}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <WithdrawDialog
            application={application}
            onClose={() => setAsking(false)}
            onWithdrawn={() => {
              setAsking(false);
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The notice of a withdrawn application; for a day it has an undo button. */
export function Withdrawn(props: WithdrawalProps) {
  if (!props.application.withdrawn_at) return null;
  return (
    <Suspense fallback={null}>
      <WithdrawnNotice {...props} />
    </Suspense>
  );
}
