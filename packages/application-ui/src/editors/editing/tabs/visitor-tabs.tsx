import {
  disability,
  highestEducation,
  logistics,
  organisation,
  stay,
} from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormSelect } from '@portal/ui/form-state';
import { translatedDefinition } from '@portal/ui/language';
import * as t from '../../../messages/editTabs';
import { OrganizationFields } from '../../../steps/visitor/fields';
import { documentsTab, fieldsOf, interestsTab, languagesTab, personalPart } from './common-tabs';
import type { EditTab, EditTabContext } from './types';

const institution = ({ purposes }: EditTabContext) => (
  <Card title={t.whereFrom()}>
    <OrganizationFields />
    <FormSelect
      path="purpose"
      label={t.visitPurpose()}
      options={translatedDefinition(purposes)}
      placeholder={t.choosePurpose()}
    />
  </Card>
);

export const visitorTabs: readonly EditTab[] = [
  { key: 'personal', title: t.personalTab, parts: [personalPart, fieldsOf(disability)] },
  {
    key: 'institution',
    title: t.institutionTab,
    parts: [{ sections: [organisation.key], view: institution }],
  },
  { key: 'education', title: t.educationTab, parts: [fieldsOf(highestEducation)] },
  interestsTab,
  languagesTab,
  { key: 'logistics', title: t.logisticsTab, parts: [fieldsOf(logistics), fieldsOf(stay)] },
  documentsTab,
];
