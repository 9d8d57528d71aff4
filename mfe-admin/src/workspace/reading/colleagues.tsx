import { readColleagues } from '../../api/reading';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/reading';

const most = 5;

interface ColleaguesProps {
  /** The typed beginning of a name; null if nobody is being mentioned. */
  typed: string | null;
  choose: (name: string) => void;
}

/** The colleagues whose names begin as typed; loaded with the first mention. */
export function Colleagues({ typed, choose }: ColleaguesProps) {
  const { api } = useStaff();
  const [{ data }] = useLoad({
    key: typed === null ? null : 'colleagues',
    load: () => readColleagues(api),
  });
  if (typed === null || !data) return null;
  const wanted = typed.toLowerCase();
  const found = data.filter(({ name }) =>
    [name, ...name.split(' ')].some((word) => word.toLowerCase().startsWith(wanted)),
  );
  // The name is complete.
  if (found.some(({ name }) => wanted.startsWith(name.toLowerCase()))) return null;
  if (found.length === 0) return null;
  return (
    <ul className="list-unstyled p-row mb-2" aria-label={t.colleagues()}>
      {found.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <button type="button" className="btn btn-outline btn-sm" onClick={() => choose(name)}>
            @{name}
          </button>
        </li>
      ))}
    </ul>
  );
}
