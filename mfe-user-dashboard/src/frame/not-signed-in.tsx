import { ButtonLink, EmptyState } from '@portal/ui';
import { say } from '../common/messages';

/** Seen for a moment on the way to the home page, and where the shell does not lead there. */
export function NotSignedIn() {
  return (
    <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
      <h1 className="visually-hidden">Not signed in</h1>
      <EmptyState title={say.noToken} action={<ButtonLink href="/">Go to sign in</ButtonLink>} />
    </main>
  );
}
