import { joinClasses } from '@portal/ui';
import { Link } from 'react-router-dom';
import { languageWord } from '../../frame/common/language-words';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/mail-templates';
import { templatesPath } from './words';

interface LanguageLinksProps {
  /** The language that is shown. */
  language: string;
  /** The languages for which the services have words. */
  known: readonly string[];
}

/** Links to the languages of mails; nothing if there is only one. */
export function LanguageLinks({ language, known }: LanguageLinksProps) {
  const { shell } = useStaff();
  const offered = (shell.language?.offered ?? []).filter((one) => known.includes(one));
  if (offered.length < 2) return null;
  return (
    <nav className="nav nav-tabs mb-4" aria-label={t.templateLanguages()}>
      {offered.map((one) => (
        <Link
          key={one}
          className={joinClasses('nav-link', one === language && 'active')}
          aria-current={one === language ? 'page' : undefined}
          to={{ pathname: templatesPath, search: `language=${one}` }}
        >
          {languageWord(one)}
        </Link>
      ))}
    </nav>
  );
}
