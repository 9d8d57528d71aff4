import { type ReactNode, useEffect, useId, useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import TabContainer from 'react-bootstrap/TabContainer';
import TabContent from 'react-bootstrap/TabContent';
import TabPane from 'react-bootstrap/TabPane';

export interface TabItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly TabItem[];
  /** With onSelect: the caller keeps which one is open. Without: the first, or `defaultKey`. */
  activeKey?: string;
  onSelect?: (key: string) => void;
  defaultKey?: string;
}

/** Left and right arrow move between tabs; only the open one's content is in the page. */
export function Tabs({ label, tabs, activeKey, onSelect, defaultKey }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultKey ?? tabs[0]?.key);
  const open = activeKey ?? chosen;

  function select(key: string | null) {
    if (key === null) return;
    setChosen(key);
    onSelect?.(key);
  }
  // Keys may hold spaces, ids may not.
  const childId = (key: unknown, type: string) => `${id}${type}-${tabs.findIndex((tab) => tab.key === key)}`;

  const openTab = childId(open, 'tab');
  // On a phone the row of tabs scrolls: the open one must be seen, also when it was opened from elsewhere.
  useEffect(() => {
    const tab = document.getElementById(openTab);
    const row = tab?.parentElement;
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [openTab]);

  return (
    <TabContainer activeKey={open} onSelect={select} generateChildId={childId} transition={false}>
      <Nav variant="tabs" as="div" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <Nav.Link key={tab.key} eventKey={tab.key} as="button" type="button">
            {tab.title}
          </Nav.Link>
        ))}
      </Nav>
      <TabContent>
        {tabs.map((tab) => (
          <TabPane key={tab.key} eventKey={tab.key} tabIndex={0}>
            {tab.key === open ? tab.content : null}
          </TabPane>
        ))}
      </TabContent>
    </TabContainer>
  );
}
