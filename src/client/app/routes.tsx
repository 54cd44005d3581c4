import { type ComponentType, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { pages } from '#shared/pages.ts';
import LandingPage from '../pages/landing/landing-page.tsx';
import { RequireUser } from './require-user.tsx';

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
