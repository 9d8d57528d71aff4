import { Button } from '@portal/ui';
import { noteCame } from '../../api/offers';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/offers';

interface CameProps {
  offer: { id: number; came?: boolean | null };
  changed: () => void;
}

/** Asks whether the person came, from the first day on; the other answer corrects it. */
export default function Came({ offer: { id, came = null }, changed }: CameProps) {
  const { api, can, shell } = useStaff();
  const { busy, run } = useWork();
  const note = (value: boolean) => {
    if (value === came) return;
    void run(
      async () => {
        await noteCame(api, id, value);
        shell.notify.success(t.cameSaved());
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, t.cameFailed())),
    );
  };
  if (!can('decide'))
    return came === null ? null : <p className="mt-3 mb-0">{came ? t.cameYes() : t.cameNo()}</p>;
  return (
    <fieldset className="mt-3">
      <legend className="form-label">{t.didCome()}</legend>
      {came === null ? <p className="p-small p-muted mb-2">{t.cameUnknown()}</p> : null}
      <div className="p-row">
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            variant={value === came ? 'primary' : 'outline'}
            small
            busy={busy}
            aria-pressed={value === came}
            onClick={() => note(value)}
          >
            {value ? t.cameYes() : t.cameNo()}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
