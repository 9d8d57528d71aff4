import type { PageComponentProps } from '@portal/remote-sdk';
import { lazy, Suspense } from 'react';
import { SignInPage } from './sign-in-page';

const Invitation = lazy(() => import('../invitation'));

/** The door for staff: with the link of an invitation they choose a password, else they sign in. */
export function StaffDoor(props: PageComponentProps) {
  const token = new URLSearchParams(location.search).get('invitation');
  if (!token) return <SignInPage {...props} />;
  return (
    <Suspense fallback={null}>
      <Invitation {...props} token={token} />
    </Suspense>
  );
}
