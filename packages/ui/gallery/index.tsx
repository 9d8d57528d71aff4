import { createRoot } from 'react-dom/client';
import { AppHeader, Button, SaveStatus, SkipLink } from '../src';
import { ErrorSummary } from '../src/inputs/forms';
import { mountToaster } from '../src/toasts';
import { Fields } from './fields';
import { Parts } from './parts';

function Gallery() {
  return (
    <>
      <SkipLink />
      <AppHeader branding={{ name: 'Organisation name' }} title="Internship application">
        <SaveStatus state="saved" at="2026-11-21T14:02:00" />
        <Button variant="outline" small>
          Leave
        </Button>
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <ErrorSummary errors={[{ href: '#programme', message: 'Enter your programme of study' }]} />
        <p className="p-eyebrow">Palliative care education, research and advocacy</p>
        <h1>Education</h1>
        <p className="p-lead">Where do you study now? Add earlier degrees if you have them.</p>
        {location.pathname === '/parts' ? <Parts /> : <Fields />}
      </main>
    </>
  );
}

const place = document.getElementById('page');
if (place) createRoot(place).render(<Gallery />);

if (location.pathname === '/parts') {
  const region = document.body.appendChild(document.createElement('div'));
  const toaster = mountToaster(region);
  toaster.success('Progress Saved Successfully', { durationMs: 60_000 });
  toaster.error('Could not Save Error Occurred', { durationMs: 60_000 });
  toaster.loading('Saving...');
}
