import type { PageComponentProps } from '@portal/remote-sdk';
import { useEffect } from 'react';

export default function MaintenancePage({ shell }: PageComponentProps) {
  useEffect(() => {
    document.title = `Closed for the moment - ${shell.branding.name}`;
  }, [shell]);
  return (
    <main id="main" className="p-main">
      <h1>The portal is closed for the moment</h1>
      <p>
        What you typed is kept on this device. This page takes you back as soon as the portal opens again.
      </p>
    </main>
  );
}
