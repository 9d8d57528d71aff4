/** What signing in and out needs: a file of its own, with the panel of somebody who is signed in. */
export { ErrorSummary } from '@portal/ui/forms';
export { signOut } from './sign-in';
export { submitSignIn } from './submit';
