import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormText } from '@portal/ui/form-state';
import type { ReactNode } from 'react';
import { referenceIndex } from './rules';

export interface ReferenceFieldsProps {
  type: ReferenceType;
  /** The field of the letter. */
  letter: ReactNode;
  title?: string;
  letterTitle?: string;
}

/** One person who knows the applicant, with their letter. */
export function ReferenceFields(props: ReferenceFieldsProps) {
  const { type, letter, title = 'Your referee', letterTitle = 'Letter' } = props;
  const path = `references.${referenceIndex[type]}`;
  return (
    <>
      <Card title={title}>
        <FormText path={`${path}.full_name`} label="Full name" autoComplete="off" />
        {type === 'academic' ? (
          <FormText path={`${path}.institution`} label="Institution" autoComplete="off" />
        ) : (
          <FormText path={`${path}.organization`} label="Organization" autoComplete="off" />
        )}
        <FormText
          path={`${path}.email`}
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormText
          path={`${path}.phone`}
          label="Phone"
          type="tel"
          optional
          autoComplete="off"
          hint="With the country code, like +250 788 123 456."
          width={20}
        />
        <FormText path={`${path}.relationship`} label="How they know you" optional autoComplete="off" />
      </Card>
      <Card title={letterTitle}>{letter}</Card>
    </>
  );
}

/** What the letter is called: an academic requirement asks for the institution's own recommendation. */
export function letterLabel(type: ReferenceType, purpose: string): string {
  if (type === 'community') return 'Character reference letter';
  return purpose === 'academic' ? 'Recommendation letter from your institution' : 'Academic reference letter';
}
