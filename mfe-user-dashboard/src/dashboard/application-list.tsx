import type { ShellApi } from '@portal/contract-shell-v1';
import { Button, ButtonLink, EmptyState, Notice, Skeleton } from '@portal/ui';
import { ApplicationCard } from './application-card';
import type { Applications } from './use-applications';
import { counts } from './words';

interface ApplicationListProps {
  applications: Applications;
  shell: ShellApi;
  retry: () => void;
}

/** The applications in each of the states they can be in. */
export function ApplicationList({ applications, shell, retry }: ApplicationListProps) {
  switch (applications.state) {
    case 'loading':
      return <Skeleton lines={6} label="Loading your applications" />;
    case 'failed':
      return (
        <Notice tone="danger" role="alert" title="Your applications could not be loaded">
          <p>{applications.message} Nothing is lost: your applications are kept.</p>
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        </Notice>
      );
    case 'needs-password':
      return (
        <EmptyState
          title="Sign in with your password"
          text="Your sign-in details are in the e-mail that we sent you when you submitted your application."
          action={<ButtonLink href="/">Go to sign in</ButtonLink>}
        />
      );
    case 'ready':
      return applications.list.length === 0 ? (
        <EmptyState
          title="No applications yet"
          text="Choose a programme to begin. Your answers are saved as you go."
          action={
            <div className="p-row">
              <ButtonLink href="/application/interns">Apply for an internship</ButtonLink>
              <ButtonLink href="/application/visitors" variant="outline">
                Apply for a visit
              </ButtonLink>
            </div>
          }
        />
      ) : (
        <Listed list={applications.list} shell={shell} />
      );
  }
}

function Listed({
  list,
  shell,
}: {
  list: Extract<Applications, { state: 'ready' }>['list'];
  shell: ShellApi;
}) {
  const { total, pending, approved } = counts(list);
  return (
    <>
      <p className="p-muted">
        {total === 1 ? '1 application' : `${total} applications`} · {pending} pending · {approved} approved
      </p>
      <ul className="list-unstyled">
        {list.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} locale={shell.locale} />
          </li>
        ))}
      </ul>
    </>
  );
}
