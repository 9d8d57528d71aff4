import { type ReadTab, readingOf } from '@portal/contract-svc-applications-v1';
import { Card, Tabs } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { useId } from 'react';
import { RowHeadingLevel } from '../../base/review';
import * as t from '../../messages/reading';
import { OnePage } from './one-page';
import { partNamed } from './parts';
import type { ApplicationReadingProps } from './types';
import { useNarrow } from './use-narrow';

export type { ApplicationReadingProps } from './types';

/** A read-only view of an application; it names missing answers. */
export function ApplicationReading(props: ApplicationReadingProps) {
  const level = props.level === 3 ? 4 : 3;
  return (
    <RowHeadingLevel value={level}>
      {props.layout === 'tabs' ? <InTabs {...props} /> : <AsDocument {...props} />}
    </RowHeadingLevel>
  );
}

function tabsOf({ review, staff }: ApplicationReadingProps): readonly ReadTab[] {
  const { tabs, staffTabs } = readingOf(review.type);
  return (staff && staffTabs) || tabs.map((one) => ({ ...one, parts: [one] }));
}

function InTabs(props: ApplicationReadingProps) {
  const { review, tab, onTab, level = 2 } = props;
  const Heading = `h${level}` as const;
  const tabs = tabsOf(props);
  const known = tabs.some(({ key }) => key === tab) ? tab : undefined;
  const narrow = useNarrow();
  if (narrow && !props.staff) return <OnePage tabs={tabs} review={review} tab={known} level={level} />;
  const content = ({ parts }: ReadTab) =>
    parts.map(({ key, title, part }) => (
      <div key={key} className="mb-4">
        <Heading className={parts.length > 1 ? 'p-card-title' : 'visually-hidden'}>
          {translated(title)}
        </Heading>
        {partNamed(part).view(review)}
      </div>
    ));
  return (
    <Tabs
      readOnly
      label={t.sectionsOfIt()}
      {...(onTab ? { activeKey: known ?? tabs[0]?.key ?? '', onSelect: onTab } : {})}
      {...(known === undefined ? {} : { defaultKey: known })}
      tabs={tabs.map((one) => ({ key: one.key, title: translated(one.title), content: content(one) }))}
    />
  );
}

function AsDocument({ review, withoutDocuments, level = 2 }: ApplicationReadingProps) {
  const id = useId();
  const filled = readingOf(review.type).page.filter(
    ({ part }) => !partNamed(part).empty(review) && !(withoutDocuments && part === 'documents'),
  );
  if (filled.length === 0) return <p className="p-muted">{t.nothingFilled()}</p>;
  return filled.map(({ key, title, part }) => (
    <Card key={key} id={`${id}${key}`} title={translated(title)} level={level}>
      {partNamed(part).view(review)}
    </Card>
  ));
}
