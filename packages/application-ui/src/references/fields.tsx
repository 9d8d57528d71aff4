import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormText } from '@portal/ui/form-state';
import type { ReactNode } from 'react';
import { ContactEmail, ContactPhone } from '../form/contact-fields';
import { referenceIndex } from './rules';

export interface ReferenceFieldsProps {
  type: ReferenceType;
  /** The field of the letter. */
  letter: ReactNode;
  title?: string;
  letterTitle?: string;
}

interface RefereeFieldsProps {
  /** The reference in the form. */
  path: string;
  type: ReferenceType;
  /** Where they work need not be told. */
  workplaceOptional?: boolean;
}

/** Who refers, and how to reach them. */
export function RefereeFields({ path, type, workplaceOptional = false }: RefereeFieldsProps) {
  const [workplace, label] =
    type === 'community' ? ['organization', 'Organization'] : ['institution', 'Institution'];
  return (
    <>
      <FormText path={`${path}.full_name`} label="Full name" autoComplete="off" />
      <FormText path={`${path}.${workplace}`} label={label} optional={workplaceOptional} autoComplete="off" />
      <ContactEmail path={`${path}.email`} />
      <ContactPhone path={`${path}.phone`} optional />
      <FormText path={`${path}.relationship`} label="How they know you" optional autoComplete="off" />
    </>
  );
}

/** One person who knows the applicant, with their letter. */
export function ReferenceFields(props: ReferenceFieldsProps) {
  const { type, letter, title = 'Your referee', letterTitle = 'Letter' } = props;
  const path = `references.${referenceIndex[type]}`;
  return (
    <>
      <Card title={title}>
        <RefereeFields path={path} type={type} />
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
