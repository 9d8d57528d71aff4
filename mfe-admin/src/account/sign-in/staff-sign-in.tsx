import { type PageComponentProps, useLinkSecret } from '@portal/remote-sdk';
import { lazy, Suspense } from 'react';
import { SignInPage } from './sign-in-page';

const Invitation = lazy(() => import('../invitation'));

/** The staff's entrance: with an invitation's link the person chooses a password, otherwise they sign in. */
export function StaffSignIn(props: PageComponentProps) {
  const token = useLinkSecret('invitation');
  if (!token) return <SignInPage {...props} />;
  return (
    <Suspense fallback={null}>
      <Invitation key={token} {...props} token={token} />
    </Suspense>
  );
}
