import { type Choice, contactPreferences, genders, limits } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormDate, FormRadios, FormSelect, FormText, FormTextArea } from '@portal/ui/form-state';
import type { ReactNode } from 'react';
import { today, yearsBefore } from '../form/rule-kit';
import { nationalityOptions } from '../lists/nationality-options';
import { EmailField } from './email-field';
import { FormPhone } from './form-phone';
import { UnderAgeNotice } from './under-age-notice';

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
        <FormText path="name" label="Full Name" autoComplete="name" />
        <EmailField
          readOnly={signedIn}
          hint={
            signedIn ? fixed : 'You continue your application later with this email and your phone number.'
          }
        />
        <FormPhone label="Phone Number" readOnly={!phoneOpen} hint={phoneOpen ? undefined : fixed} />
        {afterPhone}
      </Card>
      <Card title="Personal details">
        <FormDate
          path="dob"
          label="Date of birth"
          autoComplete="bday"
          min={limits.earliestBirth}
          max={yearsBefore(today(), limits.minimumAge)}
        />
        <UnderAgeNotice mailbox={mailbox} />
        <FormRadios path="gender" legend="Gender" options={[...genders, ...furtherGenders]} />
        <FormSelect
          path="nationality"
          label="Nationality"
          options={nationalityOptions}
          placeholder="Choose your nationality"
        />
        <FormTextArea path="current_address" label="Current Address" rows={2} autoComplete="street-address" />
        <FormTextArea
          path="permanent_address"
          label="Permanent Address"
          optional
          rows={2}
          autoComplete="section-permanent street-address"
        />
        <FormRadios
          path="contact_preference"
          legend="Contact Preference"
          options={contactPreferences}
          inline
        />
      </Card>
    </>
  );
}
