import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useAuth } from '#client/features/auth/auth-context.ts';
import LandingPage from '#client/pages/landing/landing-page.tsx';
import { returnPath } from '#client/platform/return-path.ts';
import { PageLoading } from '#client/ui/page-loading.tsx';
import { pages } from '#shared/pages.ts';

interface PageModule {
  default: ComponentType<Record<string, string | undefined>>;
}

const modules = import.meta.glob<PageModule>(['../pages/*/*-page.tsx', '!**/landing-page.tsx']);

function lazyPage(module: string) {
  const load = modules[`../pages/${module}`];
  if (!load) throw new Error(`There is no page "${module}"`);
  return lazy(load);
}

const NotFoundPage = lazyPage('not-found/not-found-page.tsx');

const routes = pages.map(({ path, module, requiresUser }) => {
  // The start page comes with the application: it is what most visitors open first.
  const Page = path === '/' ? LandingPage : lazyPage(module);
  return (
    <Route key={path} path={path}>
      {(params) => {
        // Another ancestor, story or token is another page, with a state of its own.
        const page = <Page key={Object.values(params).join('/')} {...params} />;
        return requiresUser ? <RequireUser>{page}</RequireUser> : page;
      }}
    </Route>
  );
});

export function Routes() {
  return (
    <Switch>
      {routes}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Shows its page to a signed-in user only; others sign in first and are led back. */
function RequireUser({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (loading) return;
    if (user) {
      returnPath.forget();
    } else {
      returnPath.remember(window.location.pathname + window.location.search);
      navigate('/auth', { replace: true });
    }
  }, [user, loading, navigate]);

  return user ? children : <PageLoading />;
}
