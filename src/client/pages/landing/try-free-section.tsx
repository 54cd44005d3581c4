import { Button } from '#client/ui/button.tsx';
import { Sprig } from '#client/ui/sprig.tsx';
import { ExploreSampleFamily } from '../explore-sample-family.tsx';

export function TryFreeSection() {
  const toHero = () => {
    const hero = document.getElementById('hero');
    hero?.scrollIntoView();
    hero?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <section className="px-4 pb-20 sm:px-6">
      <div className="mx-auto grid max-w-page justify-items-center gap-5 rounded-lg border border-line bg-green-soft px-6 py-14 text-center">
        <Sprig className="h-24" />
        <h2 className="max-w-xl text-3xl sm:text-4xl">Begin with one person and one story</h2>
        <p className="max-w-lg text-balance text-gray-ink">
          It takes a few minutes, it is free while Heartwood is in beta, and nobody but you will
          read it.
        </p>
        <div className="flex flex-wrap justify-center gap-4">
          <Button size="large" onClick={toHero}>
            Try It Free
          </Button>
          <ExploreSampleFamily size="large" />
        </div>
      </div>
    </section>
  );
}
