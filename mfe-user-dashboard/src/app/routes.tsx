import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DashboardView } from '../dashboard/dashboard-view';
import { Frame } from './frame/frame';
import { PasswordAddress } from './password-address';
import { type View, views } from './views';

/** A dialog over its view: while its code is being loaded, the view stays visible. */
const over = ({ Page }: View) => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

/** Each view of the applicant's side has an address of its own below /userdashboard. */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route element={<DashboardView />}>
          <Route index element={null} />
          <Route path="new/:type" element={over(views.begin)} />
        </Route>
        <Route path="applications">
          <Route index element={<views.applications.Page />} />
          <Route path=":id/finish" element={<views.finish.Page />} />
          <Route path=":id" element={<views.application.Page />}>
            <Route path="edit" element={over(views.edit)} />
            <Route path="answer" element={over(views.edit)} />
            <Route path="upload" element={over(views.upload)} />
          </Route>
        </Route>
        <Route path="requests" element={<views.requests.Page />} />
        <Route path="feedback" element={<views.feedback.Page />} />
        <Route path="password" element={<PasswordAddress />} />
        <Route path="your-data" element={<views.ownData.Page />} />
        <Route path="profile" element={<views.profile.Page />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
