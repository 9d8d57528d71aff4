import type { ReactNode } from 'react';
import BaseAccordion from 'react-bootstrap/Accordion';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Keys of the items that are open at first. */
  defaultOpen?: readonly string[];
  /** The headings' level on this page. */
  level?: 2 | 3 | 4;
}

/** A list of items, each of which opens and closes on its own. */
export function Accordion({ items, defaultOpen = [], level = 2 }: AccordionProps) {
  return (
    <BaseAccordion alwaysOpen defaultActiveKey={[...defaultOpen]}>
      {items.map((item) => (
        <BaseAccordion.Item key={item.key} eventKey={item.key}>
          <BaseAccordion.Header as={`h${level}`}>{item.title}</BaseAccordion.Header>
          <BaseAccordion.Body>{item.content}</BaseAccordion.Body>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion>
  );
}
