import { type ReactNode, useId } from 'react';
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
  const choice = activeKey === undefined ? { defaultActiveKey: defaultKey ?? tabs[0]?.key } : { activeKey };
  return (
    <TabContainer id={id} {...choice} onSelect={(key) => key !== null && onSelect?.(key)} transition={false}>
      <Nav variant="tabs" as="div" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <Nav.Link key={tab.key} eventKey={tab.key} as="button" type="button">
            {tab.title}
          </Nav.Link>
        ))}
      </Nav>
      <TabContent>
        {tabs.map((tab) => (
          <TabPane key={tab.key} eventKey={tab.key} mountOnEnter unmountOnExit tabIndex={0}>
            {tab.content}
          </TabPane>
        ))}
      </TabContent>
    </TabContainer>
  );
}
