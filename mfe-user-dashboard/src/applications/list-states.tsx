import { ButtonLink, EmptyState, Skeleton } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import type { ReactNode } from 'react';
import type { OwnApplication } from '../api';
import { Failed } from '../common/failed';
import { listSentence, statusOf } from '../common/messages';
import type { Loading } from '../common/use-loaded';
import * as frame from '../messages/frame';
import * as t from '../messages/list';

interface ListStatesProps {
  applications: Loading<OwnApplication[]>;
  children: (list: OwnApplication[]) => ReactNode;
}

/** The list in each of its states: loading, failed, empty and filled. */
export function ListStates({ applications: { loaded, reload }, children }: ListStatesProps) {
  switch (loaded.state) {
    case 'loading':
      return <Skeleton lines={6} label={t.loadingApplications()} />;
    case 'failed':
      return <ListFailed error={loaded.error} retry={reload} />;
    case 'ready':
      return loaded.value.length === 0 ? <NoApplications title={t.noneYet()} /> : children(loaded.value);
  }
}

function ListFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const sentence = listSentence(error);
  switch (statusOf(error)) {
    case 403:
      return (
        <Failed title={sentence}>
          <p>{t.cameForOne()}</p>
          <ButtonLink href="/" variant="outline" small>
            {frame.toSignIn()}
          </ButtonLink>
        </Failed>
      );
    case 404:
      return <NoApplications title={t.noApplications()} />;
    default:
      return (
        <Failed title={sentence} retry={retry}>
          <p>{t.allKept()}</p>
        </Failed>
      );
  }
}

function NoApplications({ title }: { title: string }) {
  return (
    <EmptyState
      drawing={openDoor}
      title={title}
      text={t.chooseProgramme()}
      action={
        <div className="p-row p-row-center">
          <ButtonLink href="/application/interns">{t.applyInternship()}</ButtonLink>
          <ButtonLink href="/application/visitors" variant="outline">
            {t.applyVisit()}
          </ButtonLink>
        </div>
      }
    />
  );
}
