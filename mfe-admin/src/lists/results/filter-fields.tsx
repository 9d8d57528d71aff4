import { translated } from '@portal/application-ui/language';
import { decisions, programmes } from '@portal/contract-svc-applications-v1';
import { Select } from '@portal/ui/forms';
import { roundName } from '@portal/ui/rounds';
import type { Results, ResultsFilter } from '../../api/results';
import { translatedChoices } from '../../frame/common/translated-choices';
import * as t from '../../messages/results';

interface FilterFieldsProps {
  filter: ResultsFilter;
  authors: Results['authors'];
  rounds: Results['by_round'];
  change: (filter: Record<string, string>) => void;
}

/** The filter of prepared decisions by status, programme, round and author. */
export function FilterFields({ filter, authors, rounds, change }: FilterFieldsProps) {
  const now = {
    status: filter.status ?? '',
    type: filter.type ?? '',
    round: filter.round ? String(filter.round) : '',
    prepared_by: filter.prepared_by ? String(filter.prepared_by) : '',
  };
  const field = (name: keyof typeof now, label: string, options: { value: string; label: string }[]) => (
    <Select
      id={`results-${name}`}
      label={label}
      options={[{ value: '', label: t.resultsAll() }, ...options]}
      value={now[name]}
      onChange={({ target }) => change({ ...now, [name]: target.value })}
    />
  );
  return (
    <section className="p-row p-results-filter" aria-label={t.resultsFilter()}>
      {field('status', t.resultsDecision(), translatedChoices(decisions))}
      {field(
        'type',
        t.resultsProgramme(),
        programmes.map(({ key, label }) => ({ value: key, label: translated(label) })),
      )}
      {rounds.length > 0 || filter.round
        ? field(
            'round',
            t.resultsRound(),
            rounds.map((round) => ({ value: String(round.id), label: roundName(round) })),
          )
        : null}
      {field(
        'prepared_by',
        t.resultsPreparedBy(),
        authors.map(({ id, name }) => ({ value: String(id), label: name })),
      )}
    </section>
  );
}
