import type { StepModule } from '../../wizard/step-module';
import { ReferenceStepFields, referenceLogic } from '../reference/reference-step';

function Fields() {
  return <ReferenceStepFields type="community" />;
}

export const step: StepModule = { Fields, logic: (app) => referenceLogic(app, 'community') };
