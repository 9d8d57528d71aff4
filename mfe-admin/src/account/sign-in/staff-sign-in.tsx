import { type PageComponentProps, useLinkSecret } from '@portal/remote-sdk';
import { lazy, Suspense } from 'react';
import { SignInPage } from './sign-in-page';

const Invitation = lazy(() => import('../invitation'));

/** The staff's sign-in page; with an invitation's link the person chooses a password instead. */
export function StaffSignIn(props: PageComponentProps) {
  const token = useLinkSecret('invitation');
  if (!token) return <SignInPage {...props} />;
  return (
    <Suspense fallback={null}>
      <Invitation key={token} {...props} token={token} />
    </Suspense>
  );
}
