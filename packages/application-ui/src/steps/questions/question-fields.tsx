import { limits as fixed } from '@portal/contract-svc-applications-v1';
import {
  blankRow,
  type Leaf,
  type Rows,
  rowTitle,
  type Section,
} from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormList } from '@portal/ui/form-state';
import { translated, translatedDefinition } from '@portal/ui/language';
import { Fragment, type ReactNode, useContext } from 'react';
import { AsksEditorOnly } from './asks-later';
import { QuestionField } from './question-field';
import { Why } from './why';

export interface QuestionFieldsProps {
  /** The section. */
  of: Section;
  /** Keys of questions to leave out. */
  except?: readonly string[];
}

interface Part {
  title: string;
  lead?: string | undefined;
  why: Pick<Section, 'why'>;
  leaves: [string, Leaf][];
  list?: [string, Rows];
}

/** The fields of a section's questions, with lists and cards in their order. */
export function QuestionFields({ of, except = [] }: QuestionFieldsProps) {
  const { ask, heading, cards = {} } = of;
  const asksEditorOnly = useContext(AsksEditorOnly);
  const parts: Part[] = [];
  // The first card shows the section's reason; a later card shows its own.
  const whyOf = (card?: Pick<Section, 'why'>) => (parts.length === 0 ? of : (card ?? {}));
  for (const [key, question] of Object.entries(ask)) {
    if (except.includes(key) || (question.later && !asksEditorOnly)) continue;
    if (question.kind === 'rows') {
      parts.push({ title: translated(question.label.en), why: whyOf(), leaves: [], list: [key, question] });
      continue;
    }
    const last = parts.at(-1);
    const card = cards[key];
    if (!last || last.list || card)
      parts.push({
        title: translated((card?.title ?? heading).en),
        lead: translated(card?.lead?.en),
        why: whyOf(card),
        leaves: [],
      });
    parts.at(-1)?.leaves.push([key, question]);
  }
  return parts.map(({ title, lead, why, leaves, list }) =>
    list ? (
      <ListFields key={list[0]} path={list[0]} list={list[1]} why={<Why of={why} />} />
    ) : (
      // Keyed by its first question: the title may be translated while the person types.
      <Card key={leaves[0]?.[0]} title={title}>
        <Why of={why} />
        {lead ? <p className="form-text">{lead}</p> : null}
        <Leaves leaves={leaves} />
      </Card>
    ),
  );
}

/** Fields in a column, or in a row where they belong together. */
function Leaves({ leaves, row = '' }: { leaves: readonly [string, Leaf][]; row?: string }) {
  const lines: [string, Leaf][][] = [];
  for (const leaf of leaves) {
    if (leaf[1].beside && lines.length > 0) lines.at(-1)?.push(leaf);
    else lines.push([leaf]);
  }
  return lines.map((line) => {
    const fields = line.map(
      ([key, question]): ReactNode => <QuestionField key={key} question={question} path={`${row}${key}`} />,
    );
    const [[first]] = line as [[string, Leaf]];
    return line.length > 1 ? (
      <div key={first} className="p-fields">
        {fields}
      </div>
    ) : (
      <Fragment key={first}>{fields}</Fragment>
    );
  });
}

function ListFields({ path, list, why }: { path: string; list: Rows; why: ReactNode }) {
  if (list.single) {
    return (
      <Card title={translated(list.label.en)}>
        {why}
        <Leaves leaves={Object.entries(list.of)} row={`${path}.0.`} />
      </Card>
    );
  }
  const { of, min = 0, max = fixed.rows, hint } = list;
  return (
    <FormList
      path={path}
      title={translated(list.label.en)}
      rowTitle={(position) => rowTitle(translatedDefinition(list), position)}
      addLabel={translated(list.add.en)}
      blank={() => blankRow({ of })}
      min={min}
      max={max}
      optional={min === 0}
      hideOnlyTitle={min > 0 && !list.first}
      why={why}
      {...(hint ? { hint: translated(hint.en) } : {})}
    >
      {(row) => <Leaves leaves={Object.entries(of)} row={`${row}.`} />}
    </FormList>
  );
}
