import { Button, Notice } from '@portal/ui';
import type { DescribedField } from '@portal/ui/wizard';
import { formatMoment } from '../form/format';
import type { KeptChanges } from './types';

interface OfferedChangesProps {
  offered: KeptChanges;
  describe: (key: string) => DescribedField;
  onTake: () => void;
  onDrop: () => void;
}

/** Parts of the phone number that have no name of their own. */
const unnamed = ['country_code', 'phone_typed'];

/** Unsaved changes of an earlier time: taken up or thrown away before anything else is typed. */
export function OfferedChanges({ offered, describe, onTake, onDrop }: OfferedChangesProps) {
  const names = Object.keys(offered.changed)
    .filter((key) => !unnamed.includes(key))
    .map((key) => describe(key).label);
  return (
    <Notice tone="info" title="You have unsaved changes on this device">
      <p>
        From {formatMoment(offered.at)}: {names.join(', ')}.
      </p>
      <div className="p-row">
        <Button small onClick={onTake}>
          Go on with my changes
        </Button>
        <Button variant="outline" small onClick={onDrop}>
          Delete them
        </Button>
      </div>
    </Notice>
  );
}
