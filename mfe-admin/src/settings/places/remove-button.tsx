import type { ApiClient } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/places';

interface RemoveButtonProps {
  /** What is removed, for screen readers. */
  name: string;
  remove: (api: ApiClient) => Promise<unknown>;
  changed: () => void;
}

/** Removes a row of the settings of places. */
export function RemoveButton({ name, remove, changed }: RemoveButtonProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const press = () =>
    void run(
      async () => {
        await remove(api);
        shell.notify.success(t.removed());
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, t.notRemoved())),
    );
  return (
    <Button variant="quiet" small busy={busy} onClick={press}>
      {rich(t.removeOf({ name, hidden }))}
    </Button>
  );
}
