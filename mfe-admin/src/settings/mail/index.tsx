import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { desk } from '@portal/ui/pictures';
import { type DeadLetter, readMail, sendAgain } from '../../api/mail';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { refusalSentence } from '../../frame/common/refusal';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/mail';
import { MailTable } from './mail-table';
import { mailMessages, waitingWords } from './words';

/** Undelivered emails, to be sent again. */
export default function Mail() {
  const { api, shell } = useStaff();
  const [mail, reload] = useLoad({
    key: 'mail',
    load: () => readMail(api),
    failure: mailMessages.loadFailed,
  });
  const work = useWork();
  usePageTitle(mailMessages.title, { site: shell.branding.name });

  const again = (letter: DeadLetter) =>
    work.run(
      async () => {
        const state = await sendAgain(api, letter);
        if (state === 'sent') shell.notify.success(mailMessages.sent);
        else shell.notify.info(mailMessages.underWay);
        reload();
      },
      (error) => {
        shell.notify.error(refusalSentence(error, mailMessages.retryFailed));
        reload();
      },
    );

  return (
    <>
      <SettingsPageHead
        title={mailMessages.title}
        status={
          mail.data
            ? waitingWords(mail.data.waiting, (at) => dayAndTime(at, shell.locale))
            : mail.state === 'failed'
              ? ''
              : t.mailsLoadingNow()
        }
      />
      {mail.state === 'failed' ? (
        <FailedNotice title={mailMessages.loadFailed} message={mail.message} retry={reload} />
      ) : null}
      {mail.data === null && mail.state === 'loading' ? (
        <Skeleton lines={6} label={t.mailsLoading()} />
      ) : null}
      {mail.data?.dead.length === 0 ? (
        <EmptyState drawing={desk} title={mailMessages.empty} text={mailMessages.emptyText} />
      ) : null}
      {mail.data && mail.data.dead.length > 0 ? (
        <MailTable
          letters={mail.data.dead}
          busy={work.busy || mail.state === 'loading'}
          again={(letter) => void again(letter)}
        />
      ) : null}
    </>
  );
}
