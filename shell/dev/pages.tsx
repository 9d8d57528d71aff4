// Shows the shell's own pages with a fake shell, to look at them: each path shows a page in a certain state.
import type { Session } from '@portal/contract-shell-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { createRoot } from 'react-dom/client';
import { showFailurePanel } from '../src/failure/panel';
import { type Failure, failure } from '../src/failure/result';
import HomePage from '../src/own-pages/home';
import { loadParts } from '../src/own-pages/home/parts-later';
import MaintenancePage from '../src/own-pages/maintenance';

const session: Session = {
  token: 'none',
  user: { id: 1, role: 'intern', name: 'Ineza Mukamana', email: 'ineza@example.org' },
};
const failed = (failure: Failure) => () => (
  <div
    ref={(place) => {
      if (place) {
        const links = [{ href: '/', text: 'Home page' }];
        showFailurePanel(place, {
          failure,
          title: 'Internship application',
          branding: fakeShell().branding,
          links,
          retry() {},
        });
      }
    }}
  />
);
const pages: Record<string, () => React.ReactNode> = {
  '/': () => <HomePage shell={fakeShell()} />,
  '/signed-in': () => <HomePage shell={fakeShell({ session })} />,
  '/not-found': failed(failure('not-found', '/nowhere')),
  '/unreachable': failed(failure('unreachable', 'registry.json')),
  '/maintenance': () => <MaintenancePage shell={fakeShell({ settings: { portalEnabled: false } })} />,
};

const place = document.getElementById('page');
const inner = place?.appendChild(document.createElement('div'));
place?.classList.add('p-page');
await loadParts();
if (inner) createRoot(inner).render(pages[location.pathname]?.() ?? pages['/']?.());

// '/?do=submit' presses a button once the page is drawn, to show errors and open menus.
const press = new URLSearchParams(location.search).get('press');
if (press) {
  setTimeout(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent?.trim().startsWith(press))?.click();
  }, 50);
}
