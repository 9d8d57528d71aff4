import { Button } from '@portal/ui';
import type { Pagination } from '../../api/applications';
import { totalIn } from '../../frame/common/application-words';
import * as t from '../../messages/applications';

export interface PagerProps {
  pagination: Pagination;
  /** Rows on this page. */
  shown: number;
  filtered: boolean;
  go: (page: number) => void;
}

/** Previous and Next, where there is more than one page. */
export function Pager({ pagination, shown, filtered, go }: PagerProps) {
  const { current_page: current, last_page: last, per_page } = pagination;
  if (last <= 1 && current <= 1) return null;
  const first = (current - 1) * per_page + 1;
  return (
    <nav className="p-row p-between mt-3" aria-label={t.pages()}>
      <p className="p-small p-muted mb-0">
        {t.pageOf({
          from: shown === 0 ? 'none' : first,
          to: first + shown - 1,
          total: totalIn(pagination),
          found: filtered ? 'yes' : 'no',
        })}
      </p>
      <div className="p-row">
        <Turn to={Math.min(current - 1, last)} possible={current > 1} go={go}>
          {t.previous()}
        </Turn>
        <Turn to={current + 1} possible={current < last} go={go}>
          {t.next()}
        </Turn>
      </div>
    </nav>
  );
}

interface TurnProps {
  to: number;
  possible: boolean;
  go: (page: number) => void;
  children: string;
}

function Turn({ to, possible, go, children }: TurnProps) {
  return (
    <Button
      variant="outline"
      small
      aria-disabled={possible ? undefined : true}
      onClick={() => possible && go(to)}
    >
      {children}
      <span className="visually-hidden">{t.pageAfter()}</span>
    </Button>
  );
}
