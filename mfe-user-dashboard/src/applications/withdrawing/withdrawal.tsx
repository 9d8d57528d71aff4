import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense, useState } from 'react';
import type { Doable, FullReview } from '../../api';
import { hidden } from '../../common/marked';
import { reference } from '../../common/words';
import * as t from '../../messages/actions';

const WithdrawDialog = lazy(() => import('./withdraw-dialog'));
const WithdrawnNotice = lazy(() => import('./withdrawn-notice'));

/** An application of a list or a page, as far as a withdrawal is about it. */
export type Withdrawable = Doable &
  Partial<Pick<FullReview, 'status' | 'offer' | 'waitlist' | 'withdrawn_at' | 'undo_withdrawal_until'>>;

export interface WithdrawalProps {
  application: Withdrawable;
  /** Called when it was withdrawn, or stands again. */
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
