import type { PageComponentProps } from '@portal/remote-sdk';
import { usePageTitle } from '@portal/ui';
import { useLanguage } from '../../language/use-language';
import * as t from '../../messages/accessibility';
import { MessagePage } from '../../plain-page';

/** The sections of the statement. They say what was tested and how, and no more. */
const parts = () => [
  { id: 'aim', heading: t.aim(), text: [t.aimGuidelines(), t.aimWords()] },
  {
    id: 'tested',
    heading: t.tested(),
    text: [
      t.testedAxe(),
      t.testedWidths(),
      t.testedKeyboard(),
      t.testedColours(),
      t.testedText(),
      t.testedThumb(),
      t.testedAloud(),
      t.testedOrca(),
      t.testedBrowsers(),
      t.testedPlain(),
      t.testedPrograms(),
      t.testedLast(),
    ],
  },
  { id: 'not-tested', heading: t.notTested(), text: [t.notTestedReader(), t.notTestedDocuments()] },
  { id: 'setting', heading: t.setting(), text: [t.settingDevice()] },
];

/** The accessibility statement: what was done and tested so that everybody can use the portal, and what was not. */
export default function AccessibilityPage({ shell }: PageComponentProps) {
  const { branding } = shell;
  useLanguage(shell);
  usePageTitle(t.accessTitle(), { site: branding.name });
  return (
    <MessagePage shell={shell}>
      <h1>{t.accessTitle()}</h1>
      <p className="p-lead">{t.accessLead()}</p>
      {parts().map(({ id, heading, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <ul>
            {text.map((line) => (
              <li key={line} className="mb-2">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {t.tellUs()}{' '}
        <a translate="no" href={`mailto:${branding.mailbox}`}>
          {branding.mailbox}
        </a>
      </p>
    </MessagePage>
  );
}
