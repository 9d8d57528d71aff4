import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { type Leaf, referees } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import * as t from '../../messages/references';
import { QuestionField, Reason, Why } from '../questions';
import { referenceIndex } from './rules';

const workplaceOf = { academic: 'institution', community: 'organization' } as const;

export interface ReferenceFieldsProps {
  type: ReferenceType;
  /** The field of the letter. */
  letter: ReactNode;
  title?: string;
  letterTitle?: string;
}

interface RefereeFieldsProps {
  /** The path of the reference in the form. */
  path: string;
  type: ReferenceType;
  /** Whether the workplace is optional. */
  workplaceOptional?: boolean;
}

/** The fields of a referee and their contact. */
export function RefereeFields({ path, type, workplaceOptional = false }: RefereeFieldsProps) {
  return Object.entries<Leaf>(referees[type].ask).map(([key, question]) => (
    <QuestionField
      key={key}
      question={key === workplaceOf[type] && workplaceOptional ? { ...question, optional: true } : question}
      path={`${path}.${key}`}
    />
  ));
}

/** The fields of a reference, with the letter. */
export function ReferenceFields(props: ReferenceFieldsProps) {
  const { type, letter, title = t.yourRefereeTitle(), letterTitle = t.letter() } = props;
  const path = `references.${referenceIndex[type]}`;
  return (
    <>
      <Card title={title}>
        <Why of={referees[type]} />
        <RefereeFields path={path} type={type} />
      </Card>
      <Card title={letterTitle}>
        <Reason>{t.whyLetter()}</Reason>
        {letter}
      </Card>
    </>
  );
}

/** The label of the letter: an academic requirement asks for the institution's own recommendation. */
export function letterLabel(type: ReferenceType, purpose: string): string {
  if (type === 'community') return t.characterLetter();
  return purpose === 'academic' ? t.institutionLetter() : t.academicLetter();
}
