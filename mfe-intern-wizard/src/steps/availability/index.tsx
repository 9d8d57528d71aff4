import { AvailabilityFields, availabilityRules } from '@portal/application-ui/availability';
import type { StepModule } from '../../wizard/step-module';

export const step: StepModule = {
  Fields: AvailabilityFields,
  logic: ({ api, draft, form }) => ({
    check: availabilityRules,
    async save() {
      await draft.write((version) => api.availability(form.values(), version));
      return undefined;
    },
  }),
};
