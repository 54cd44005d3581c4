import { LogoMark } from './logo-mark.tsx';
import { PageBody } from './page-body.tsx';

/** Stands in for a whole page while its code or its user is on the way. */
export function PageLoading() {
  return (
    <PageBody className="grid min-h-[60dvh] place-items-center">
      <div role="status" className="grid animate-fade-in justify-items-center gap-3">
        <LogoMark className="size-14 animate-breathe" />
        <span className="text-ink-muted">Loading...</span>
      </div>
    </PageBody>
  );
}
