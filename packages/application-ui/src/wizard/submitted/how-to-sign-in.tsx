import { Notice } from '@portal/ui';
import { useApp } from '../app-context';
import type { Submission } from '../calls';

const forgotten = <a href="/?forgotten">Forgot password?</a>;

/** What the confirmation email brings, and how the person opens their dashboard; true of the submission as it is now. */
export function HowToSignIn({ submission }: { submission: Submission }) {
  const { account } = useApp();
  const { email_sent, email_warning, password_mailed } = submission;
  const toDashboard = <a href="/userdashboard">your dashboard</a>;
  if (email_sent === undefined) {
    return (
      <Notice title="You have submitted this application">
        {account() ? (
          <p>You find it, and our answer, in {toDashboard}.</p>
        ) : (
          <p>
            You find it, and our answer, in {toDashboard}: sign in with your email and your password.{' '}
            {forgotten}
          </p>
        )}
      </Notice>
    );
  }
  if (!email_sent && email_warning) return <Notice tone="warning">{email_warning}</Notice>;
  return (
    <Notice tone="success" title="Check your email">
      <p>
        {password_mailed
          ? 'A confirmation email with your dashboard login credentials was sent to you.'
          : 'A confirmation email was sent to you.'}{' '}
        If it is not there in an hour, look into your spam folder.
      </p>
      {password_mailed === false && !account() ? (
        <p>
          Sign in to {toDashboard} with the password that you have already. {forgotten}
        </p>
      ) : null}
    </Notice>
  );
}

const open = ['submitted', 'in-review'];

/** Whether the next steps are still to come: no decision has been made yet. */
export const isWaiting = ({ application }: Submission): boolean => open.includes(application.status);
