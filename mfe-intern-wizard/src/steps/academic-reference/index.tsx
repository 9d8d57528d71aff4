import type { StepModule } from '../../wizard/step-module';
import { ReferenceStepFields, referenceLogic } from '../reference/reference-step';

function Fields() {
  return <ReferenceStepFields type="academic" />;
}

export const step: StepModule = { Fields, logic: (app) => referenceLogic(app, 'academic') };
