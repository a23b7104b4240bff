import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazily } from '../lib/lazily';
import { paths } from './paths';
import { SharedShell } from './shared-shell';

function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazily(async () => {
    const module = await load();
    return { default: module[name] };
  });
}

const loadShell = () => import('./shell');
const Shell = screen(loadShell, 'Shell');

/** loadOpening fetches what stands around the first screen; a shared resume has nothing of ours around it. */
export async function loadOpening(): Promise<void> {
  if (!location.pathname.startsWith(paths.shared(''))) await loadShell();
}

const LandingPage = screen(() => import('../features/landing/landing.page'), 'LandingPage');
const DashboardPage = screen(() => import('../features/dashboard/dashboard.page'), 'DashboardPage');
const AccountPage = screen(() => import('../features/account/account.page'), 'AccountPage');
const OptimizePage = screen(() => import('../features/optimize/optimize.page'), 'OptimizePage');
const BuildPage = screen(() => import('../features/build/build.page'), 'BuildPage');
const CoverLetterPage = screen(() => import('../features/cover-letter/cover-letter.page'), 'CoverLetterPage');
const SavedPage = screen(() => import('../features/saved/saved.page'), 'SavedPage');
const SharedPage = screen(() => import('../features/share/shared.page'), 'SharedPage');
const PrivacyPage = screen(() => import('../features/legal/privacy.page'), 'PrivacyPage');
const TermsPage = screen(() => import('../features/legal/terms.page'), 'TermsPage');
const HowScoringWorksPage = screen(() => import('../features/analysis/how-scoring-works.page'), 'HowScoringWorksPage');
const AdminPage = screen(() => import('../features/admin/admin.page'), 'AdminPage');
const NotFoundPage = screen(() => import('./not-found.page'), 'NotFoundPage');

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SharedShell />}>
        <Route path={paths.shared(':publicLinkId')} element={<SharedPage />} />
      </Route>
      <Route
        element={
          <Suspense>
            <Shell />
          </Suspense>
        }
      >
        <Route path={paths.home} element={<LandingPage />} />
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.account} element={<AccountPage />} />
        <Route path={paths.savedResume(':resumeId')} element={<SavedPage />} />
        <Route path={paths.optimize} element={<OptimizePage />} />
        <Route path={paths.resumeOptimizer} element={<OptimizePage />} />
        <Route path={paths.build} element={<BuildPage />} />
        <Route path={paths.resumeBuilder} element={<BuildPage />} />
        <Route path={paths.coverLetter} element={<CoverLetterPage />} />
        <Route path={paths.coverLetterGenerator} element={<CoverLetterPage />} />
        <Route path={paths.privacyPolicy} element={<PrivacyPage />} />
        <Route path={paths.termsOfService} element={<TermsPage />} />
        <Route path={paths.howScoringWorks} element={<HowScoringWorksPage />} />
        <Route path={paths.admin} element={<AdminPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
