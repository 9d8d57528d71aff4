import type { SettingsApi } from '@portal/contract-shell-v1';
import { applicationPaths, programmes } from '@portal/contract-svc-applications-v1';
import { CloseIcon } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import * as t from '../../messages/home';
import * as signInWords from '../../messages/sign-in';
import { offerOf } from './offers';
import { ProgrammeCard } from './programme-card';

export { BrandLink } from '@portal/ui';
export { Illustration } from '../../illustration';
export { AfterApplying } from './after-applying';
export { HomeFooter } from './home-footer';

const never = () => () => {};

/** 'an internship or a visit'. */
function eitherOf(names: readonly string[]): string {
  const some = names.slice(0, -1).join(', ');
  const last = names.at(-1) ?? '';
  return some ? t.or({ some, last }) : last;
}

export function Programmes() {
  return (
    <nav data-part="nav" className="p-home-nav" aria-label={t.programmes()}>
      {programmes.map(({ key }) => (
        <a key={key} href={applicationPaths[key]}>
          {offerOf(key).several}
        </a>
      ))}
    </nav>
  );
}

/** The content of the menu on small screens. */
export function MenuInside({ mailbox }: { mailbox: string }) {
  return (
    <div data-part="menu" className="p-menu-inside">
      <button type="button" className="p-icon-button" aria-label={t.closeMenu()}>
        <CloseIcon />
      </button>
      <nav aria-label={t.apply()}>
        {programmes.map(({ key }) => (
          <a key={key} href={applicationPaths[key]}>
            {offerOf(key).name}
          </a>
        ))}
      </nav>
      <p className="p-muted">
        {signInWords.needHelp()}
        <br />
        <a translate="no" href={`mailto:${mailbox}`}>
          {mailbox}
        </a>
      </p>
    </div>
  );
}

export function Welcome() {
  return (
    <div data-part="welcome" className="p-hero-words">
      <p className="p-eyebrow">{t.eyebrow()}</p>
      <h1>{t.welcome()}</h1>
      <p className="p-lead">
        {t.lead({ programmes: eitherOf(programmes.map(({ key }) => offerOf(key).one)) })}
      </p>
      <p className="p-small">
        <a href="#programmes">{t.toProgrammes()}</a>
      </p>
    </div>
  );
}

/** @param props.settings the page's settings; the build draws the cards without them */
export function ProgrammeCards({ settings }: { settings?: SettingsApi | undefined }) {
  const current = () => settings?.current().rounds;
  const rounds = useSyncExternalStore(settings?.subscribe ?? never, current, current);
  const isClosed = (key: string) =>
    rounds?.some(({ programme, open }) => programme === key && !open) ? settings : undefined;
  return (
    <div data-part="programmes" id="programmes" className="p-grid p-programmes">
      {programmes.map(({ key }) => (
        <ProgrammeCard key={key} type={key} closed={isClosed(key)} />
      ))}
    </div>
  );
}

export function AlreadyStarted() {
  return (
    <section data-part="started" className="p-band" aria-labelledby="already-started">
      <h2 id="already-started">{t.startedHeading()}</h2>
      <p>{t.startedText()}</p>
    </section>
  );
}
