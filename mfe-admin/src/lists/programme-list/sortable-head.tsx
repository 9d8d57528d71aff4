import { nextSort } from '../../workspace/application-list/list-query';

export interface SortableHeadProps {
  column: { sort: string; label: string };
  sort: string;
  changeSort: (sort: string) => void;
}

/** A column's head that sorts by the column, in reverse when pressed again. */
export function SortableHead({ column, sort, changeSort }: SortableHeadProps) {
  const up = sort === column.sort;
  const down = sort === `-${column.sort}`;
  return (
    <th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <button type="button" className="p-sort" onClick={() => changeSort(nextSort(sort, column.sort))}>
        {column.label}
        {up || down ? <span aria-hidden="true">{up ? ' ↑' : ' ↓'}</span> : null}
      </button>
    </th>
  );
}
