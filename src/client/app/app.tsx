import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AuthProvider } from '#client/features/auth/auth-provider.tsx';
import { createQueryClient } from '#client/platform/query-client.ts';
import { OfflineNotice } from '#client/ui/offline-notice.tsx';
import { PageLoading } from '#client/ui/page-loading.tsx';
import { Toaster } from '#client/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Routes } from './routes.tsx';
import { SkipLink } from './skip-link.tsx';
import { useArrival } from './use-arrival.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export function App() {
  const [queryClient] = useState(createQueryClient);
  const path = useArrival();
  useKeptFocus();
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <SkipLink />
        <OfflineNotice />
        <ErrorBoundary path={path}>
          <Suspense fallback={<PageLoading />}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}
