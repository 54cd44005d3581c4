/** What is wrong with a form as a whole. */
export function RootError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="rounded-lg bg-rose-soft px-4 py-3 text-rose-soft-ink leading-snug">
      {message}
    </p>
  );
}
