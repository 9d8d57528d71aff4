import { formatDay } from '@portal/application-ui';
import { Button } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Doable } from '../api';
import { reference } from '../common/words';

const RequestDialog = lazy(() => import('./request-dialog'));

/** The button for a further application of the same programme, as the server allows it. */
export function RequestAnother({ application }: { application: Doable }) {
  const [asking, setAsking] = useState(false);
  const { request_another: may, request_another_on: day } = application.abilities;
  switch (may) {
    case 'pending':
      return (
        <span className="p-small">
          Your request for another one waits for an answer. <Link to="/requests">Your requests</Link>
        </span>
      );
    case 'later':
      return (
        <Button variant="outline" small disabled>
          Available Soon{day ? `: ${formatDay(day)}` : ''}
        </Button>
      );
    case 'open':
      return (
        <>
          <Button variant="outline" small onClick={() => setAsking(true)}>
            Request Another<span className="visually-hidden"> after {reference(application.id)}</span>
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
