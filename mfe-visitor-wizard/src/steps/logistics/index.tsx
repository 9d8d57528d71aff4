import {
  EmergencyContactFields,
  logisticsRules,
  TravelFields,
  VisitFields,
} from '@portal/application-ui/logistics';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

function Fields() {
  return (
    <>
      <VisitFields />
      <TravelFields />
      <EmergencyContactFields />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) => spoken(shell, logisticsRules(values)),
    async save() {
      await draft.write((version) => api.logistics(form.values(), version));
      await draft.write((version) => api.availability(form.values(), version));
      return undefined;
    },
  }),
};
