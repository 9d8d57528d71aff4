import { Card } from '@portal/ui';
import { FormSelect } from '@portal/ui/form-state';
import { DisabilityFields } from '../../disability/fields';
import { HighestEducationFields, PreviousDegreesField } from '../../education/highest-fields';
import {
  AccommodationNeeded,
  EmergencyContactFields,
  TravelFields,
  VisitFields,
} from '../../logistics/fields';
import { OrganizationFields } from '../../visitor/fields';
import { documentsTab, interestsTab, languagesTab, personalView } from './common-tabs';
import type { EditTab } from './types';

const institutionTab: EditTab = {
  key: 'institution',
  title: 'Institution',
  view: ({ purposes }) => (
    <Card title="Where you come from">
      <OrganizationFields />
      <FormSelect path="purpose" label="Purpose of visit" options={purposes} placeholder="Choose a purpose" />
    </Card>
  ),
};

const logisticsTab: EditTab = {
  key: 'logistics',
  title: 'Logistics',
  view: () => (
    <>
      <VisitFields />
      <TravelFields />
      <Card title="Accommodation">
        <AccommodationNeeded />
      </Card>
      <EmergencyContactFields />
    </>
  ),
};

export const visitorTabs: readonly EditTab[] = [
  {
    key: 'personal',
    title: 'Personal',
    view: (context) => (
      <>
        {personalView(context)}
        <DisabilityFields />
      </>
    ),
  },
  institutionTab,
  {
    key: 'education',
    title: 'Education',
    view: () => (
      <>
        <HighestEducationFields />
        <PreviousDegreesField />
      </>
    ),
  },
  interestsTab,
  languagesTab,
  logisticsTab,
  documentsTab,
];
