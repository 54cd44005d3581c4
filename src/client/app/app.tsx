import { QueryClientProvider } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AuthProvider } from '#client/features/auth/auth-provider.tsx';
import { createQueryClient } from '#client/platform/query-client.ts';
import { useOnline } from '#client/platform/use-online.ts';
import { PageLoading } from '#client/ui/page-loading.tsx';
import { Toaster } from '#client/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Routes } from './routes.tsx';
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

/** The first stop of the Tab key: past the bar, to the content. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-80 inline-flex min-h-target -translate-y-20 items-center rounded-lg bg-ink px-4 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/** Appears while there is no network; always mounted, so that its coming is announced. */
function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-yellow-soft px-4 py-2.5 text-base text-yellow-ink leading-snug">
          <WifiOff className="size-5 shrink-0" />
          You are offline. You can go on reading and writing; saving waits until you are back.
        </p>
      )}
    </div>
  );
}
