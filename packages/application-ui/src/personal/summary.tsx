import { contactPreferences, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import type { CommonForm } from '../form';
import { formatDay } from '../form/format';
import { genderLabel } from './gender';

/** The personal answers as typed, to be looked over. */
export function PersonalSummary({ form }: { form: CommonForm }) {
  return (
    <SummaryList
      rows={[
        { term: 'Full name', value: form.name },
        { term: 'Email', value: form.email },
        { term: 'Phone number', value: form.phone && `+${form.phone}` },
        { term: 'Date of birth', value: formatDay(form.dob) },
        { term: 'Gender', value: genderLabel(form.gender) },
        { term: 'Nationality', value: form.nationality },
        { term: 'Current address', value: form.current_address },
        { term: 'Permanent address', value: form.permanent_address },
        { term: 'Contact preference', value: labelOf(contactPreferences, form.contact_preference) },
      ]}
    />
  );
}
