import { Tabs } from '@portal/ui';
import { useFormErrors } from '@portal/ui/form-state';
import type { EditTab, EditTabContext } from './tabs/types';

interface EditTabsProps {
  tabs: readonly EditTab[];
  context: EditTabContext;
  tabOf: (path: string) => string | undefined;
  open: string;
  onOpen: (tab: string) => void;
}

/** The sections of the form, those with a problem marked. */
export function EditTabs({ tabs, context, tabOf, open, onOpen }: EditTabsProps) {
  const wrong = new Set(Object.keys(useFormErrors()).map(tabOf));
  return (
    <Tabs
      label="Sections of the application"
      activeKey={open}
      onSelect={onOpen}
      tabs={tabs.map(({ key, title, view }) => ({
        key,
        title: wrong.has(key) ? <WrongTitle title={title} /> : title,
        content: view(context),
      }))}
    />
  );
}

const WrongTitle = ({ title }: { title: string }) => (
  <span className="p-tab-wrong">
    {title}
    <span className="visually-hidden"> (has a problem)</span>
  </span>
);
