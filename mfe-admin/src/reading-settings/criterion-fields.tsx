import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import type { Row, RowProblem } from './rows';

interface CriterionFieldsProps {
  id: string;
  /** From 1. */
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
        Criterion {number}
        <Button variant="quiet" small onClick={remove}>
          Remove<span className="visually-hidden"> criterion {number}</span>
        </Button>
      </legend>
      <TextField
        id={`${id}-name`}
        label="Name"
        value={row.name}
        error={problem.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        id={`${id}-help`}
        label="Help for readers"
        optional
        value={row.help}
        error={problem.help}
        onChange={({ currentTarget }) => change({ help: currentTarget.value })}
      />
      <TextField
        id={`${id}-weight`}
        label="Weight"
        hint="1 to 10. A criterion of weight 2 counts twice."
        inputMode="numeric"
        width={4}
        value={row.weight}
        error={problem.weight}
        onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
      />
    </fieldset>
  );
}
