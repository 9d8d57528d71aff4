import { Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import * as t from '../../../messages/submitted';
import { useApp } from '../app-context';
import type { Submission } from '../calls';

const links = {
  dashboard: (words: string) => <a href="/userdashboard">{words}</a>,
  forgotten: () => <a href="/?forgotten">{t.forgotPassword()}</a>,
};

/** What the confirmation email contains, and how the person opens their dashboard. */
export function HowToSignIn({ submission }: { submission: Submission }) {
  const { account } = useApp();
  const { email_sent, email_warning, password_mailed } = submission;
  if (email_sent === undefined) {
    return (
      <Notice title={t.youHaveSubmitted()}>
        <p>{rich((account() ? t.findInDashboard : t.findBySignIn)(links))}</p>
      </Notice>
    );
  }
  if (!email_sent && email_warning) return <Notice tone="warning">{translated(email_warning)}</Notice>;
  return (
    <Notice tone="success" title={t.checkEmail()}>
      <p>
        {password_mailed ? t.sentWithLogin() : t.confirmationSent()}
        {t.lookIntoSpam()}
      </p>
      {password_mailed === false && !account() ? <p>{rich(t.signInToDashboard(links))}</p> : null}
    </Notice>
  );
}

const open = ['submitted', 'in-review'];

/** Whether the next steps are still to come: no decision has been made yet. */
export const isWaiting = ({ application }: Submission): boolean => open.includes(application.status);
