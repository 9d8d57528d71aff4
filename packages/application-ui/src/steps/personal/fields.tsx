import { type Choice, limits } from '@portal/contract-svc-applications-v1';
import { person } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormDate, FormRadios, FormSelect } from '@portal/ui/form-state';
import { translated, translatedDefinition } from '@portal/ui/language';
import type { ReactNode } from 'react';
import { today, yearsBefore } from '../../base/form/rule-kit';
import { nationalityOptions } from '../../base/lists/nationalities';
import { OwnPhone } from '../../base/phone';
import * as t from '../../messages/person';
import { type ContactForm, CorrectContact } from '../contact';
import { QuestionField, Reason, Why } from '../questions';
import { EmailField } from './email-field';
import { UnderAgeNotice } from './under-age-notice';

const { ask } = person;

export interface PersonalFieldsProps {
  /** Whether somebody is signed in: email and phone identify the sign-in and are read-only afterwards. */
  signedIn: boolean;
  /** Whether the phone number can be changed even though the person is signed in. */
  phoneOpen?: boolean | undefined;
  /** The form for correcting read-only fields, where that is possible. */
  correct?: ContactForm | undefined;
  /** The reason why a field is read-only. */
  fixed?: string;
  /** Additional choices of gender. */
  furtherGenders?: readonly Choice[];
  mailbox: string;
  /** An element under the phone number. */
  afterPhone?: ReactNode;
}

/** The fields about the applicant and their contact. */
export function PersonalFields(props: PersonalFieldsProps) {
  const { signedIn, phoneOpen = !signedIn, furtherGenders = [], mailbox, afterPhone, correct } = props;
  const { fixed = correct ? t.signInEmail() : t.signInFixed() } = props;
  return (
    <>
      <Card title={t.youAndReach()}>
        <Why of={person} />
        <QuestionField question={ask.name} path="name" />
        <EmailField readOnly={signedIn} hint={signedIn ? fixed : t.continueLater()} />
        {correct ? <CorrectContact what="email" door={correct} /> : null}
        <OwnPhone
          label={translated(ask.phone.label.en)}
          readOnly={!phoneOpen}
          hint={phoneOpen ? undefined : fixed}
        />
        {correct ? <CorrectContact what="phone" door={correct} /> : null}
        {afterPhone}
      </Card>
      <Card title={t.personalDetails()}>
        <Reason>{t.whyDetails()}</Reason>
        <FormDate
          path="dob"
          label={translated(ask.dob.label.en)}
          autoComplete={ask.dob.fill}
          min={limits.earliestBirth}
          max={yearsBefore(today(), limits.minimumAge)}
        />
        <UnderAgeNotice mailbox={mailbox} />
        <FormRadios
          path="gender"
          legend={translated(ask.gender.label.en)}
          options={translatedDefinition([...ask.gender.options, ...furtherGenders])}
        />
        <FormSelect
          path="nationality"
          label={translated(ask.nationality.label.en)}
          options={nationalityOptions()}
          placeholder={t.chooseNationality()}
        />
        <QuestionField question={ask.current_address} path="current_address" />
        <QuestionField question={ask.permanent_address} path="permanent_address" />
        <QuestionField question={ask.contact_preference} path="contact_preference" />
      </Card>
    </>
  );
}
