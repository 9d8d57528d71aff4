import { remembering } from '@portal/application-ui/language';
import { ProgrammePage, programmeLanguages } from '@portal/application-ui/programme-wizard';
import { type PageComponentProps, pageLifecycles } from '@portal/remote-sdk';

const ExampleNamePage = ({ shell }: PageComponentProps) => <ProgrammePage shell={shell} type="example-key" />;

export const { bootstrap, mount, unmount } = pageLifecycles(
  ExampleNamePage,
  programmeLanguages,
  remembering(),
);
