import type { ShellApi } from '@portal/contract-shell-v1';
import { Still } from '../../drawn-page/still';
import { LanguageChoice } from '../../language/language-choice';
import type { Parts } from './parts-later';
import { SlideMenu } from './slide-menu';

export function HomeHeader({ shell, parts }: { shell: ShellApi; parts: Parts | undefined }) {
  const { branding } = shell;
  return (
    <header className="p-header">
      <Still name="brand" tag="a">
        {parts && <parts.BrandLink data-part="brand" href="/" branding={branding} />}
      </Still>
      <div className="p-header-end">
        <Still name="nav" tag="nav">
          {parts && <parts.Programmes />}
        </Still>
        <LanguageChoice shell={shell} />
        <SlideMenu mailbox={branding.mailbox} parts={parts} />
      </div>
    </header>
  );
}
