import { Skeleton } from '@portal/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useProfile } from '../app/profile-context';
import { LinkButton } from '../common/link-button';
import { ViewHeading } from '../frame/heading';
import * as t from '../messages/profile';
import { ChangePassword } from './change-password';

const base = '/userdashboard';

/** The page after this one: the view that the person wanted to open, or the dashboard. */
function useNext(): string {
  const [query] = useSearchParams();
  const wanted = query.get('next') ?? '';
  return wanted.startsWith(`${base}/`) ? wanted.slice(base.length) : '/';
}

/** /userdashboard/password: asks for a new password right after a sign-in by the mailed one; it may be left for later. */
export default function OwnPasswordView() {
  const { loaded, put } = useProfile();
  const [changed, setChanged] = useState(false);
  const next = useNext();
  const title = t.ownPassword();
  switch (loaded.state) {
    case 'loading':
      return (
        <>
          <ViewHeading title={title} />
          <Skeleton lines={6} label={t.loadingProfile()} />
        </>
      );
    case 'failed':
      return <Navigate to={next} replace />;
    case 'ready': {
      const { must_change_password } = loaded.value;
      if (!must_change_password && !changed) return <Navigate to={next} replace />;
      return (
        <>
          <ViewHeading title={title} lead={t.ownPasswordLead()} />
          <div className="p-measure p-stack">
            <ChangePassword
              profile={loaded.value}
              title={title}
              onChanged={() => {
                setChanged(true);
                put({ ...loaded.value, must_change_password: false });
              }}
            />
            {changed ? (
              <LinkButton to={next}>{t.goOnNow()}</LinkButton>
            ) : (
              <p>
                <LinkButton to={next} variant="outline">
                  {t.notNow()}
                </LinkButton>
              </p>
            )}
          </div>
        </>
      );
    }
  }
}
