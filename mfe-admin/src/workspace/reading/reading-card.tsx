import { Card, Skeleton } from '@portal/ui';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/reading';
import { readCard } from '../review/ahead';
import { KnowButton } from './know-button';
import { LabelsPart } from './labels-part';
import { NotesPart } from './notes-part';
import { ReadersPart } from './readers-part';
import { SheetPart } from './sheet-part';

export interface ReadingCardProps {
  applicationId: number;
  /** Increases with each change of the application. */
  version: number;
  /** Called when something changed that lists show, or that closes the application to the reader. */
  changed: () => void;
  /** Set while names are hidden: texts of others are not shown, and labels cannot be added. */
  blind?: boolean;
}

/** What staff write and arrange for each other about a submitted application; applicants never see it. */
export default function ReadingCard({
  applicationId: id,
  version,
  changed,
  blind = false,
}: ReadingCardProps) {
  const { api, can } = useStaff();
  const [{ state, data, message }, reload] = useLoad({
    key: `reading ${id} ${version}`,
    load: async () => ({ id, reading: await readCard(api, 'reading', id) }),
  });
  const shown = data?.id === id ? data : null;
  if (state === 'failed') return <FailedNotice title={t.readingFailed()} message={message} retry={reload} />;
  if (!shown) return <Skeleton lines={4} label={t.readingLoading()} />;
  const { reading } = shown;
  if (!reading) return null;
  function changedHere() {
    reload();
    changed();
  }
  const part = { applicationId: id, reading, changed: changedHere };
  return (
    <Card
      title={t.readingTitle()}
      action={can('assess') ? <KnowButton applicationId={id} changed={changed} /> : undefined}
    >
      <p className="p-small p-muted">{t.onlyStaff({ blind: blind ? 'yes' : 'no' })}</p>
      {blind || !can('assess') ? null : <LabelsPart {...part} />}
      <ReadersPart {...part} />
      {can('assess') ? (
        <>
          <NotesPart key={`notes ${id}`} applicationId={id} reading={reading} changed={reload} />
          <SheetPart key={`sheet ${id}`} applicationId={id} reading={reading} changed={reload} />
        </>
      ) : null}
    </Card>
  );
}
