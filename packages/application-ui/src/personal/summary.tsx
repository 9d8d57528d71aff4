import type { CommonForm } from '../form';
import { PersonalView } from './view';

/** The personal answers as typed, to be looked over. */
export function PersonalSummary({ form }: { form: CommonForm }) {
  return (
    <PersonalView
      person={{ ...form, full_name: form.name, phone_number: form.phone, date_of_birth: form.dob }}
    />
  );
}
