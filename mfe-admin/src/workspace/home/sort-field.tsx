import { Select } from '@portal/ui/forms';
import * as t from '../../messages/dashboard';

interface SortFieldProps {
  sort: string;
  change: (sort: string) => void;
}

/** The orders of the list in words, because this list has no column headings to sort by. */
const orders: readonly { value: string; label: () => string }[] = [
  { value: '-submitted_date', label: t.sortNewest },
  { value: 'submitted_date', label: t.sortOldest },
  { value: 'applicant_name', label: t.sortName },
  { value: '-applicant_name', label: t.sortNameBack },
  { value: '-updated_at', label: t.sortChanged },
  { value: 'updated_at', label: t.sortUnchanged },
  { value: 'status', label: t.sortStatus },
  { value: '-status', label: t.sortStatusBack },
  { value: '-created_at', label: t.sortBegunLast },
  { value: 'created_at', label: t.sortBegunFirst },
];

/** The order of the list beside an application; next and previous follow it. */
export const SortField = ({ sort, change }: SortFieldProps) => (
  <Select
    id="sort"
    label={t.sortLabel()}
    options={orders.map(({ value, label }) => ({ value, label: label() }))}
    value={sort}
    onChange={(event) => change(event.target.value)}
  />
);
