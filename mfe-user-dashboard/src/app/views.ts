import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface View {
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the view's code early, when the person is about to open the view. */
  prepare: () => void;
}

function view(load: () => Promise<{ default: ComponentType }>): View {
  return {
    Page: lazy(load),
    // A failure is shown when the view is opened.
    prepare: () => void load().catch(() => {}),
  };
}

/** The views. Each is loaded when it is first opened; the dashboard itself is part of the page. */
export const views = {
  applications: view(() => import('../applications/applications-view')),
  application: view(() => import('../applications/view/application-view')),
  edit: view(() => import('../applications/view/edit-route')),
  upload: view(() => import('../applications/view/upload-route')),
  finish: view(() => import('../further/finish-view')),
  begin: view(() => import('../further/begin-dialog')),
  requests: view(() => import('../requests/requests-view')),
  feedback: view(() => import('../feedback/feedback-view')),
  ownData: view(() => import('../account/own-data/own-data-view')),
  profile: view(() => import('../account/profile/profile-view')),
};
