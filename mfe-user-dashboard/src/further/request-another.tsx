import { formatDay } from '@portal/application-ui';
import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Doable } from '../api';
import { hidden } from '../common/marked';
import { reference } from '../common/words';
import * as t from '../messages/actions';

const RequestDialog = lazy(() => import('./request-dialog'));

/** The button for a further application of the same programme, as the server allows it. */
export function RequestAnother({ application }: { application: Doable }) {
  const [asking, setAsking] = useState(false);
  const { request_another: may, request_another_on: day } = application.abilities;
  switch (may) {
    case 'pending':
      return (
        <span className="p-small">
          {rich(t.requestWaits({ requests: (words) => <Link to="/requests">{words}</Link> }))}
        </span>
      );
    case 'later':
      return (
        <Button variant="outline" small disabled>
          {day ? t.availableOn({ day: formatDay(day) }) : t.availableSoon()}
        </Button>
      );
    case 'open':
      return (
        <>
          <Button variant="outline" small onClick={() => setAsking(true)}>
            {rich(t.requestAnother({ reference: reference(application.id), hidden }))}
          </Button>
          {asking ? (
            <Suspense fallback={null}>
              <RequestDialog application={application} onClose={() => setAsking(false)} />
            </Suspense>
          ) : null}
        </>
      );
    default:
      return null;
  }
}
