import { ClientFunction, Selector, t } from 'testcafe';
import { type SignedIn, storageOf } from './api';
import { type CleanOptions, expectCleanPage } from './axe';
import { openSignedIn } from './device';
import { harness } from './harness';
import { button, buttonWith, h1, sidewaysScroll } from './page';

export const dashboardPath = '/userdashboard';

/** Reference of an application: 'APP-007'. */
export const reference = (id: number) => `APP-${String(id).padStart(3, '0')}`;

/** Opens a view of the dashboard, by its address below /userdashboard, with a session from the API. */
export async function openDashboard(session: SignedIn, view = '') {
  const { url } = harness().shared;
  await openSignedIn(url + dashboardPath + view, storageOf(session));
  await t.expect(h1.exists).ok();
}

const menuLink = (view: string) => Selector('a.p-side-link').filterVisible().withText(view);

/** Opens a view from the side menu, which a phone hides behind a button. */
export async function goTo(view: string) {
  if (!(await menuLink(view).exists)) await t.click(buttonWith('Menu'));
  await t.click(menuLink(view));
  await expectView(view);
}

export const logOut = () => t.click(button('Log out'));

export const expectView = (heading: string | RegExp) =>
  t.expect(h1.withText(heading as string).exists).ok(`${heading} should open`);

/** The number of unread messages, on the menu or on the button that opens it. */
export const unreadBadge = Selector('.p-count-badge').filterVisible();

/** The number of unread messages of a view, on its line in the menu. */
export const unreadOf = (view: string) => menuLink(view).find('.p-count-badge');

export const reload = ClientFunction(() => window.location.reload());
export const goBack = ClientFunction(() => window.history.back());

/** Checks of every view: no errors in the console, no sideways scrolling. */
export async function expectCleanView(where: string, options?: CleanOptions) {
  await expectCleanPage(where, options);
  await t.expect(sidewaysScroll()).lte(0, `${where} should not scroll sideways`);
}
