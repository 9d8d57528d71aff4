import { Button, ButtonLink, Card } from '@portal/ui';
import * as t from '../../../messages/applied';
import { InsteadOfForm } from '../instead-of-form';

/**
 * Replaces the first step on a device on which a person has applied; the device knows nothing else about that person.
 */
export const AppliedScreen = ({ onDone }: { onDone: () => void }) => (
  <InsteadOfForm heading={t.youHaveApplied()}>
    <Card>
      <p>{t.signInToSee()}</p>
      <div className="p-row">
        <ButtonLink href="/">{t.seeIt()}</ButtonLink>
        <Button variant="outline" onClick={onDone}>
          {t.doneHere()}
        </Button>
      </div>
      <p className="p-small p-muted mt-4 mb-0">{t.doneHereMeans()}</p>
    </Card>
  </InsteadOfForm>
);
