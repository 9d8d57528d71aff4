import type { AnyCall } from '@portal/service-kit/http';
import type { Service } from '../../platform';
import type { Programme } from '../programme/programme';
import { documentByProgramme } from './document-call';
import { servedBy } from './of-path';
import { progressByProgramme } from './progress-calls';
import { removeDocumentByProgramme } from './remove-document-call';
import { returnLinkByProgramme } from './return-link-call';
import { sectionByProgramme } from './section-call';
import { signInByProgramme } from './sign-in-call';
import { submissionByProgramme } from './submission-call';

/** The calls that serve every programme; `own` are the programmes that also have calls of their own. */
export function programmeCalls(service: Service, own: readonly Programme[]): AnyCall[] {
  const named = servedBy(own);
  return [
    signInByProgramme(service, named),
    ...progressByProgramme(service, named),
    sectionByProgramme(service, named),
    documentByProgramme(service, named),
    submissionByProgramme(service, named),
    removeDocumentByProgramme(service, named),
    returnLinkByProgramme(service, named),
  ];
}
