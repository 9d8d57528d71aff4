import { DeclarationFields, declarationRules } from '@portal/application-ui/declarations';
import { Notice } from '@portal/ui';
import type { StepModule } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';
import { NoSponsorship } from '../no-sponsorship';

function Fields() {
  return (
    <>
      <Notice tone="warning" title="Before you declare">
        <NoSponsorship />
      </Notice>
      <DeclarationFields />
    </>
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ api, draft, form, shell }) => ({
    check: (values) => spoken(shell, declarationRules(values)),
    async save() {
      await draft.write((version) => api.logistics(form.values(), version));
      return undefined;
    },
  }),
};
