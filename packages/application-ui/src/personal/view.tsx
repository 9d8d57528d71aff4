import { contactPreferences, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList, type SummaryRow } from '@portal/ui';
import { formatDay } from '../form/format';
import type { ReviewedPerson } from '../review/review-data';
import { genderLabel } from './gender';

interface PersonalViewProps {
  person: ReviewedPerson;
  /** What else one application asks about the person. */
  further?: readonly SummaryRow[];
}

/** Personal information as the server keeps it. */
export function PersonalView({ person, further = [] }: PersonalViewProps) {
  return (
    <SummaryList
      rows={[
        { term: 'Full name', value: person.full_name },
        { term: 'Email', value: person.email },
        { term: 'Phone number', value: person.phone_number && `+${person.phone_number.replace(/^\+/, '')}` },
        { term: 'Date of birth', value: formatDay(person.date_of_birth) },
        { term: 'Gender', value: genderLabel(person.gender) },
        { term: 'Nationality', value: person.nationality },
        { term: 'Current address', value: person.current_address },
        { term: 'Permanent address', value: person.permanent_address },
        { term: 'Contact preference', value: labelOf(contactPreferences, person.contact_preference) },
        ...further,
      ]}
    />
  );
}
