import { translated } from '@portal/application-ui/language';
import { Card, Notice, Skeleton } from '@portal/ui';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { translatedStored } from '../../frame/language/stored';
import * as t from '../../messages/letters';
import { readCard } from '../review/ahead';
import { AskedReferee } from './asked-referee';

interface LettersCardProps {
  applicationId: number;
  /** Increases with each change. */
  version: number;
}

/** The referees of an application and the letters that they have sent; nothing if applicants upload letters. */
export default function LettersCard({ applicationId, version }: LettersCardProps) {
  const { api } = useStaff();
  const [loaded, reload] = useLoad({
    key: `letters ${applicationId} ${version}`,
    load: () => readCard(api, 'letters', applicationId),
  });
  if (loaded.state === 'failed')
    return <FailedNotice title={t.lettersFailed()} message={loaded.message} retry={reload} />;
  if (loaded.state === 'loading' && !loaded.data) return <Skeleton lines={2} label={t.lettersLoading()} />;
  if (!loaded.data) return null;
  const { letters, needed, requests, waiting, references } = loaded.data;
  if (needed === 0 || (letters === 'upload' && requests.length === 0)) return null;
  const uploaded = references.filter((one) => one.uploaded).map(({ type }) => type);
  return (
    <Card title={t.lettersTitle()}>
      {waiting ? (
        <Notice>
          <p>{t.lettersWaiting({ waiting: translatedStored(waiting) })}</p>
        </Notice>
      ) : null}
      {uploaded.length > 0 ? (
        <p>{t.lettersUploaded({ types: uploaded.map(translated).join(t.andLetters()) })}</p>
      ) : null}
      {requests.length === 0 ? <p className="p-muted">{t.noReferee()}</p> : null}
      {requests.map((request) => (
        <AskedReferee key={request.id} request={request} />
      ))}
    </Card>
  );
}
