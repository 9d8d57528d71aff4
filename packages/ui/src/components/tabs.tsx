import { type ReactNode, useEffect, useId, useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import TabContainer from 'react-bootstrap/TabContainer';
import TabContent from 'react-bootstrap/TabContent';
import TabPane from 'react-bootstrap/TabPane';
import { usePrinting } from '../base/hooks/use-printing';

export interface TabItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the group of tabs for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  /** Together with onSelect the caller controls the open tab. Without it the first tab, or `defaultKey`, opens. */
  activeKey?: string;
  onSelect?: (key: string) => void;
  defaultKey?: string;
  /** Set for content that is only read: on paper every tab is printed below its title. */
  readOnly?: boolean;
}

/** Tabs, moved between by the left and right arrow keys. The page contains only the open tab's content. */
export function Tabs({ label, tabs, activeKey, onSelect, defaultKey, readOnly = false }: TabsProps) {
  const id = useId();
  const whole = usePrinting() && readOnly;
  const [chosen, setChosen] = useState(defaultKey ?? tabs[0]?.key);
  const open = activeKey ?? chosen;

  function select(key: string | null) {
    if (key === null) return;
    setChosen(key);
    onSelect?.(key);
  }
  // Keys may contain spaces, ids may not.
  const childId = (key: unknown, type: string) => `${id}${type}-${tabs.findIndex((tab) => tab.key === key)}`;

  const openTab = childId(open, 'tab');
  // On a phone the row of tabs scrolls. The open tab must be visible, even when another control opened it, or when
  // another language made the labels longer.
  useEffect(() => {
    const tab = label ? document.getElementById(openTab) : null;
    const row = tab?.parentElement;
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [openTab, label]);

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
            {whole ? <h2>{tab.title}</h2> : null}
            {whole || tab.key === open ? tab.content : null}
          </TabPane>
        ))}
      </TabContent>
    </TabContainer>
  );
}
