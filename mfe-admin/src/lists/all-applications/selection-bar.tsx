import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import type { OverviewQuery } from '../../api/overview';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/overview';
import type { BulkAct } from '../bulk/acts';
import { bulkActs } from '../bulk/bulk-acts';
import { ExportMenu } from './export-menu';
import type { Chosen, Selection } from './selection';

interface SelectionBarProps {
  selection: Selection;
  page: readonly Chosen[];
  /** The query of the shown list. */
  query: OverviewQuery;
  /** The size of the list; more than `most` cannot be selected at once. */
  total: number;
  most: number;
  act: (act: BulkAct) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** The number of selected rows, and the actions for them. */
export function SelectionBar({
  selection,
  page,
  query,
  total,
  most,
  act,
  chooseAll,
  clear,
}: SelectionBarProps) {
  const { can } = useStaff();
  // On a phone further actions are folded away, because the bar would cover the list.
  const [open, setOpen] = useState(false);
  const count = selection.all ? total : selection.rows.size;
  if (count === 0) return null;
  const here = page.filter(({ id }) => selection.all || selection.rows.has(id)).length;
  const elsewhere = selection.all ? 0 : count - here;
  const isWhole = !selection.all && page.length > 0 && here === page.length && total > count;

  return (
    <section className="p-selection-bar" aria-label={t.chosenApplications()}>
      <div className="p-selection-told">
        <p role="status">
          {rich(t.chosen({ count, strong: (words) => <strong>{words}</strong> }))}
          {elsewhere > 0 ? <span>{t.chosenElsewhere({ elsewhere })}</span> : null}
        </p>
        {isWhole ? (
          total > most ? (
            <span className="p-small">{t.moreMatch({ most })}</span>
          ) : (
            <button type="button" className="p-link p-small" onClick={chooseAll}>
              {t.chooseAllThat({ total })}
            </button>
          )
        ) : null}
        <button type="button" className="p-link p-small" onClick={clear}>
          {t.chooseNone()}
        </button>
      </div>
      <div className="p-selection-acts" data-open={open || undefined}>
        {bulkActs
          .filter(({ may }) => can('actOnSeveral') && can(may))
          .map((one, place) => (
            <Button
              key={one.key}
              small
              variant={place === 0 ? 'primary' : 'outline'}
              onClick={() => act(one)}
            >
              {one.label()}
            </Button>
          ))}
        {can('readReports') ? (
          <ExportMenu what={selection.all ? { query } : { ids: [...selection.rows.keys()] }} />
        ) : null}
        <Button
          small
          variant="outline"
          className="p-selection-more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t.fewerActs() : t.moreActs()}
        </Button>
      </div>
    </section>
  );
}
