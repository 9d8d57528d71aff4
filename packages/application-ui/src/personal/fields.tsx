import { type Choice, limits } from '@portal/contract-svc-applications-v1';
import { person } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormDate, FormRadios, FormSelect } from '@portal/ui/form-state';
import type { ReactNode } from 'react';
import { today, yearsBefore } from '../form/rule-kit';
import { nationalityOptions } from '../lists/nationality-options';
import { QuestionField } from '../questions';
import { EmailField } from './email-field';
import { FormPhone } from './form-phone';
import { UnderAgeNotice } from './under-age-notice';

const { ask } = person;

export interface PersonalFieldsProps {
  /** Email and phone are the sign-in: after it they stand fast. */
  signedIn: boolean;
  /** The number can be corrected nevertheless. */
  phoneOpen?: boolean | undefined;
  /** Why something stands fast. */
  fixed?: string;
  /** What the list of genders offers besides. */
  furtherGenders?: readonly Choice[];
  mailbox: string;
  /** Stands under the phone number. */
  afterPhone?: ReactNode;
}

/** Who the applicant is and how to reach them. */
export function PersonalFields(props: PersonalFieldsProps) {
  const { signedIn, phoneOpen = !signedIn, furtherGenders = [], mailbox, afterPhone } = props;
  const { fixed = 'This is how you sign in, so it cannot be changed here.' } = props;
  return (
    <>
      <Card title="You and how to reach you">
        <QuestionField question={ask.name} path="name" />
        <EmailField
          readOnly={signedIn}
          hint={
            signedIn ? fixed : 'You continue your application later with this email and your phone number.'
          }
        />
        <FormPhone label={ask.phone.label.en} readOnly={!phoneOpen} hint={phoneOpen ? undefined : fixed} />
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
