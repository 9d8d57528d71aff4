import { Card, Tabs } from '@portal/ui';
import { useId } from 'react';
import { RowHeadingLevel } from '../review';
import { type Part, parts } from './parts';
import { documentSections, type FullTab, staffTabs, tabSections } from './sections';
import type { ApplicationReadingProps } from './types';

export type { ApplicationReadingProps } from './types';

/** An application to read; what was not answered says so. */
export function ApplicationReading(props: ApplicationReadingProps) {
  const level = props.level === 3 ? 4 : 3;
  return (
    <RowHeadingLevel value={level}>
      {props.layout === 'tabs' ? <InTabs {...props} /> : <AsDocument {...props} />}
    </RowHeadingLevel>
  );
}

const tabsOf = ({ review, staff }: ApplicationReadingProps): readonly FullTab[] =>
  staff && review.type === 'intern'
    ? staffTabs
    : tabSections[review.type].map((one) => ({ ...one, sections: [one] }));

function InTabs(props: ApplicationReadingProps) {
  const { review, openDocument, tab, onTab, level = 2 } = props;
  const Heading = `h${level}` as const;
  const sections = tabsOf(props);
  const known = sections.some(({ key }) => key === tab) ? tab : undefined;
  const content = (full: FullTab) =>
    full.sections.map(({ key, title, part }) => (
      <div key={key} className="mb-4">
        <Heading className={full.sections.length > 1 ? 'p-card-title' : 'visually-hidden'}>{title}</Heading>
        {parts[part].view(review, openDocument)}
      </div>
    ));
  return (
    <Tabs
      label="Sections of the application"
      {...(onTab ? { activeKey: known ?? sections[0]?.key ?? '', onSelect: onTab } : {})}
      {...(known === undefined ? {} : { defaultKey: known })}
      tabs={sections.map((section) => ({
        key: section.key,
        title: section.title,
        content: content(section),
      }))}
    />
  );
}

function AsDocument({ review, openDocument, withoutDocuments, level = 2 }: ApplicationReadingProps) {
  const id = useId();
  const filled = documentSections[review.type].filter(({ part }) => {
    const { empty }: Part = parts[part];
    return !empty(review) && !(withoutDocuments && part === 'documents');
  });
  if (filled.length === 0) return <p className="p-muted">Nothing has been filled in yet.</p>;
  return filled.map(({ key, title, part }) => (
    <Card key={key} id={`${id}${key}`} title={title} level={level}>
      {parts[part].view(review, openDocument)}
    </Card>
  ));
}
