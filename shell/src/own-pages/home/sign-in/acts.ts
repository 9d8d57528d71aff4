/** The code for signing in and out: a file of its own, together with the panel for signed-in people. */
export { ErrorSummary } from '@portal/ui/forms';
export { signOut } from './sign-in';
export { submitSignIn } from './submit';
