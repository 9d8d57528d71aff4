import { Tabs } from '@portal/ui';
import { useFormErrors } from '@portal/ui/form-state';
import { Fragment } from 'react';
import * as t from '../../messages/editing';
import * as reading from '../../messages/reading';
import { AsksEditorOnly } from '../../steps/questions';
import type { EditTab, EditTabContext } from './tabs/types';

interface EditTabsProps {
  tabs: readonly EditTab[];
  context: EditTabContext;
  tabOf: (path: string) => string | undefined;
  open: string;
  onOpen: (tab: string) => void;
}

/** The tabs of the form; tabs with an error are marked. */
export function EditTabs({ tabs, context, tabOf, open, onOpen }: EditTabsProps) {
  const wrong = new Set(Object.keys(useFormErrors()).map(tabOf));
  return (
    <AsksEditorOnly value>
      <Tabs
        label={reading.sectionsOfIt()}
        activeKey={open}
        onSelect={onOpen}
        tabs={tabs.map(({ key, title, parts }) => ({
          key,
          title: wrong.has(key) ? <WrongTitle title={title()} /> : title(),
          content: parts.map(({ sections, view }) => (
            <Fragment key={sections.join()}>{view(context)}</Fragment>
          )),
        }))}
      />
    </AsksEditorOnly>
  );
}

const WrongTitle = ({ title }: { title: string }) => (
  <span className="p-tab-wrong">
    {title}
    <span className="visually-hidden">{t.hasProblem()}</span>
  </span>
);
