import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

const openings = ['Tell me a story', 'What mattered most to you?', 'Where were you born?'];

interface FirstWordsProps {
  personName: string;
  onAsk?: (question: string) => void;
}

/** Before anything was said: how to begin. */
export function FirstWords({ personName, onAsk }: FirstWordsProps) {
  return (
    <EmptyState
      title={`Say hello to ${personName}`}
      className="my-auto"
      action={
        onAsk &&
        openings.map((question) => (
          <Button key={question} variant="secondary" onClick={() => onAsk(question)}>
            {question}
          </Button>
        ))
      }
    >
      Ask about a story, a place, a person. The answers come from what your family told, and say so
      when it was never told.
    </EmptyState>
  );
}
