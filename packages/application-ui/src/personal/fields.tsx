import { type Choice, limits } from '@portal/contract-svc-applications-v1';
import { person } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormDate, FormRadios, FormSelect } from '@portal/ui/form-state';
import type { ReactNode } from 'react';
import { type ContactDoor, CorrectContact } from '../contact';
import { today, yearsBefore } from '../form/rule-kit';
import { nationalities } from '../lists/nationalities';
import { QuestionField, Why } from '../questions';
import { EmailField } from './email-field';
import { FormPhone } from './form-phone';
import { UnderAgeNotice } from './under-age-notice';

const { ask } = person;

export interface PersonalFieldsProps {
  /** Whether somebody is signed in: email and phone identify the sign-in and are read-only afterwards. */
  signedIn: boolean;
  /** Whether the number can be changed nevertheless. */
  phoneOpen?: boolean | undefined;
  /** Corrects what is read-only, where that is possible. */
  correct?: ContactDoor | undefined;
  /** Why a field is read-only. */
  fixed?: string;
  /** Additional choices of gender. */
  furtherGenders?: readonly Choice[];
  mailbox: string;
  /** An element under the phone number. */
  afterPhone?: ReactNode;
}

/** Who the applicant is and how to reach them. */
export function PersonalFields(props: PersonalFieldsProps) {
  const { signedIn, phoneOpen = !signedIn, furtherGenders = [], mailbox, afterPhone, correct } = props;
  const {
    fixed = correct ? 'This is how you sign in.' : 'This is how you sign in, so it cannot be changed here.',
  } = props;
  return (
    <>
      <Card title="You and how to reach you">
        <Why of={person} />
        <QuestionField question={ask.name} path="name" />
        <EmailField
          readOnly={signedIn}
          hint={
            signedIn ? fixed : 'You continue your application later with this email and your phone number.'
          }
        />
        {correct ? <CorrectContact what="email" door={correct} /> : null}
        <FormPhone label={ask.phone.label.en} readOnly={!phoneOpen} hint={phoneOpen ? undefined : fixed} />
        {correct ? <CorrectContact what="phone" door={correct} /> : null}
        {afterPhone}
      </Card>
      <Card title="Personal details">
        <FormDate
          path="dob"
          label={ask.dob.label.en}
          autoComplete={ask.dob.fill}
          min={limits.earliestBirth}
          max={yearsBefore(today(), limits.minimumAge)}
        />
        <UnderAgeNotice mailbox={mailbox} />
        <FormRadios
          path="gender"
          legend={ask.gender.label.en}
          options={[...ask.gender.options, ...furtherGenders]}
        />
        <FormSelect
          path="nationality"
          label={ask.nationality.label.en}
          options={nationalityOptions}
          placeholder="Choose your nationality"
        />
        <QuestionField question={ask.current_address} path="current_address" />
        <QuestionField question={ask.permanent_address} path="permanent_address" />
        <QuestionField question={ask.contact_preference} path="contact_preference" />
      </Card>
    </>
  );
}

const nationalityOptions = nationalities.map((value) => ({ value, label: value }));
