import { ButtonLink, EmptyState, Skeleton } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import type { ReactNode } from 'react';
import type { OwnApplication } from '../api';
import { Failed } from '../common/failed';
import { listSentence, say, statusOf } from '../common/messages';
import type { Loading } from '../common/use-loaded';

interface ListStatesProps {
  applications: Loading<OwnApplication[]>;
  children: (list: OwnApplication[]) => ReactNode;
}

/** The list in each of its states: loading, failed, empty and filled. */
export function ListStates({ applications: { loaded, reload }, children }: ListStatesProps) {
  switch (loaded.state) {
    case 'loading':
      return <Skeleton lines={6} label="Loading your applications" />;
    case 'failed':
      return <ListFailed error={loaded.error} retry={reload} />;
    case 'ready':
      return loaded.value.length === 0 ? (
        <NoApplications title="No applications yet" />
      ) : (
        children(loaded.value)
      );
  }
}

function ListFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const sentence = listSentence(error);
  switch (statusOf(error)) {
    case 403:
      return (
        <Failed title={sentence}>
          <p>
            You came in to fill in one application. To see all of yours, sign in with the password that is in
            the email we sent you.
          </p>
          <ButtonLink href="/" variant="outline" small>
            Go to sign in
          </ButtonLink>
        </Failed>
      );
    case 404:
      return <NoApplications title={say.noApplications} />;
    default:
      return (
        <Failed title={sentence} retry={retry}>
          <p>Nothing is lost: your applications are kept.</p>
        </Failed>
      );
  }
}

function NoApplications({ title }: { title: string }) {
  return (
    <EmptyState
      drawing={openDoor}
      title={title}
      text="Choose a programme to begin. Your answers are saved as you go."
      action={
        <div className="p-row p-row-center">
          <ButtonLink href="/application/interns">Apply for an internship</ButtonLink>
          <ButtonLink href="/application/visitors" variant="outline">
            Apply for a visit
          </ButtonLink>
        </div>
      }
    />
  );
}
