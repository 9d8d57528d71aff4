import { Card } from '@portal/ui';
import { FormRadios, FormTextArea, useFormValue } from '@portal/ui/form-state';

const answers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** Asked so that the place can be made ready; the description shows only where it is needed. */
export function DisabilityFields() {
  const disabled = useFormValue<string>('has_disability') === 'yes';
  return (
    <Card title="Disability and access">
      <FormRadios
        path="has_disability"
        legend="Do you have a disability?"
        hint="We ask so that we can prepare. Your answer does not count against you."
        options={answers}
        inline
      />
      {disabled ? (
        <FormTextArea path="disability_description" label="Describe your disability and what you need" />
      ) : null}
    </Card>
  );
}
