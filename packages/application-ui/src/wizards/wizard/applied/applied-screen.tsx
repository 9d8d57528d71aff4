import { AppHeader, Button, ButtonLink, Card, SkipLink, usePageTitle } from '@portal/ui';
import { useEffect, useRef } from 'react';
import * as t from '../../../messages/applied';
import { useApp } from '../app-context';
import { LanguageChoice } from '../language-choice';

/** In place of the first step on a device by which somebody has applied; it knows nothing else of them. */
export function AppliedScreen({ onDone }: { onDone: () => void }) {
  const { shell, programme } = useApp();
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(t.youHaveApplied(), { site: shell.branding.name });
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <>
      <SkipLink />
      <AppHeader branding={shell.branding} title={programme.title}>
        <LanguageChoice />
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1 ref={title} tabIndex={-1}>
          {t.youHaveApplied()}
        </h1>
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
      </main>
    </>
  );
}
