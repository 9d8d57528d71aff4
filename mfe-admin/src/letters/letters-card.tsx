import { Card, Notice, Skeleton } from '@portal/ui';
import { readLetters } from '../api/letters';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { AskedReferee } from './asked-referee';

interface LettersCardProps {
  applicationId: number;
  /** Grows with each change. */
  version: number;
}

/** Who is asked for the letters of an application and what they have sent; nothing where letters are uploaded. */
export default function LettersCard({ applicationId, version }: LettersCardProps) {
  const { api } = useStaff();
  const [loaded, reload] = useLoad({
    key: `letters ${applicationId} ${version}`,
    load: () => readLetters(api, applicationId),
  });
  if (loaded.state === 'failed')
    return <FailedNotice title="The letters could not be loaded" message={loaded.message} retry={reload} />;
  if (loaded.state === 'loading' && !loaded.data) return <Skeleton lines={2} label="Loading the letters" />;
  if (!loaded.data) return null;
  const { letters, needed, requests, waiting, references } = loaded.data;
  if (needed === 0 || (letters === 'upload' && requests.length === 0)) return null;
  const uploaded = references.filter((one) => one.uploaded).map(({ type }) => type);
  return (
    <Card title="Reference letters">
      {waiting ? (
        <Notice>
          <p>This application is {waiting}.</p>
        </Notice>
      ) : null}
      {uploaded.length > 0 ? (
        <p>Uploaded by the applicant: {uploaded.join(' and ')}. It stands with the reference.</p>
      ) : null}
      {requests.length === 0 ? <p className="p-muted">No referee is asked.</p> : null}
      {requests.map((request) => (
        <AskedReferee key={request.id} request={request} />
      ))}
    </Card>
  );
}
