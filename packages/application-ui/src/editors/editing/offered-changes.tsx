import { Button, Notice } from '@portal/ui';
import type { DescribedField, Offered } from '@portal/ui/draft';
import { formatMoment } from '../../base/language/format';
import * as t from '../../messages/editing';

interface OfferedChangesProps {
  offered: Offered;
  describe: (key: string) => DescribedField;
  onTake: () => void;
  onDrop: () => void;
}

/** Parts of the phone number without a label of their own. */
const unnamed = ['country_code', 'phone_typed'];

/** Unsaved changes from an earlier visit: the person takes them up or discards them before typing anything else. */
export function OfferedChanges({ offered, describe, onTake, onDrop }: OfferedChangesProps) {
  const names = offered.keys.filter((key) => !unnamed.includes(key)).map((key) => describe(key).label);
  return (
    <Notice tone="info" title={t.unsavedHere()}>
      <p>
        {t.unsavedFrom({ moment: formatMoment(new Date(offered.at).toISOString()), names: names.join(', ') })}
      </p>
      <div className="p-row">
        <Button small onClick={onTake}>
          {t.goOnWithChanges()}
        </Button>
        <Button variant="outline" small onClick={onDrop}>
          {t.deleteThem()}
        </Button>
      </div>
    </Notice>
  );
}
