import type { PageComponentProps } from '@portal/remote-sdk';
import { useEffect } from 'react';

export default function HomePage({ shell }: PageComponentProps) {
  useEffect(() => {
    document.title = shell.branding.name;
  }, [shell]);
  return (
    <main id="main" className="p-main">
      <h1>{shell.branding.name}</h1>
      <ul>
        <li>
          <a href="/application/interns">Apply for an internship</a>
        </li>
        <li>
          <a href="/application/visitors">Apply for a visit</a>
        </li>
      </ul>
    </main>
  );
}
