import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { endPreview, type ModuleRemote } from '../../api/modules';
import { dayAndTime } from '../../frame/common/dates';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/modules';

/** The open links of a remote, each of which can be ended. */
export function PreviewList({
  remote: { name, previews = [] },
  done,
}: {
  remote: ModuleRemote;
  done: () => void;
}) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  if (previews.length === 0) return null;
  const end = (id: string, label: string) =>
    void run(
      async () => {
        await endPreview(api, name, id);
        shell.notify.success(t.previewEnded({ label }));
        done();
      },
      (error) => shell.notify.error(refusalSentence(error, t.previewNotEnded())),
    );
  return (
    <>
      <h3 className="p-small mt-3">{t.previewsOpen()}</h3>
      <ul className="p-dots">
        {previews.map(({ id, version, label, endsAt }) => (
          <li key={id}>
            {t.previewLine({ version, label, until: dayAndTime(endsAt, shell.locale) })}{' '}
            <Button small variant="outline" busy={busy} onClick={() => end(id, label)}>
              {rich(
                t.previewEnd({ label, hidden: (text) => <span className="visually-hidden">{text}</span> }),
              )}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
