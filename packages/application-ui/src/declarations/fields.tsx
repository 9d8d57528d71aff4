import { Card } from '@portal/ui';
import { FormCheckbox } from '@portal/ui/form-state';

const declarations = [
  {
    path: 'declaration_accuracy',
    label: 'I declare that the information in this application is true, accurate and complete.',
  },
  {
    path: 'declaration_conduct',
    label:
      'I will respect patients and their families, keep what I see and hear confidential, and follow the rules of the organisation during my visit.',
  },
  {
    path: 'declaration_data_processing',
    label: 'I agree that my personal data are processed to review this application and to plan my visit.',
  },
];

/** Three statements that a visitor makes. */
export function DeclarationFields() {
  return (
    <Card title="Declarations">
      {declarations.map((declaration) => (
        <FormCheckbox key={declaration.path} {...declaration} />
      ))}
    </Card>
  );
}
