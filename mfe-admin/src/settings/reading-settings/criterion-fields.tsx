import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { hidden } from '../../frame/common/hidden';
import * as t from '../../messages/reading-settings';
import type { Row, RowProblem } from './rows';

interface CriterionFieldsProps {
  id: string;
  /** The criterion's number, from 1. */
  number: number;
  row: Row;
  problem: RowProblem;
  change: (changed: Partial<Row>) => void;
  remove: () => void;
}

/** The words and the weight of one criterion. */
export function CriterionFields({ id, number, row, problem, change, remove }: CriterionFieldsProps) {
  return (
    <fieldset className="p-reading-part">
      <legend className="p-row p-between p-card-title">
        {t.criterionNumber({ number })}
        <Button variant="quiet" small onClick={remove}>
          {rich(
            t.removeCriterion({
              hidden,
              number,
            }),
          )}
        </Button>
      </legend>
      <TextField
        id={`${id}-name`}
        label={t.readingSettingsName()}
        value={row.name}
        error={problem.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        id={`${id}-help`}
        label={t.helpForReaders()}
        optional
        value={row.help}
        error={problem.help}
        onChange={({ currentTarget }) => change({ help: currentTarget.value })}
      />
      <TextField
        id={`${id}-weight`}
        label={t.readingSettingsWeight()}
        hint={t.weightHint()}
        inputMode="numeric"
        width={4}
        value={row.weight}
        error={problem.weight}
        onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
      />
    </fieldset>
  );
}
