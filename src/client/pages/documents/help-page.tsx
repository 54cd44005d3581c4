import { Link } from 'wouter';
import { DocumentLayout, DocumentSection } from './document-layout.tsx';

const questions = [
  {
    question: 'How do I begin?',
    answer:
      'Add one relative on the dashboard. On their training page give their full name and tell two or three stories, as you would tell them at the table. Then choose Complete Training, and start chatting.',
  },
  {
    question: 'Why does the companion say that it was never told?',
    answer:
      'Because nothing you taught answers the question, and it does not make things up. Add a story that does, and ask again: it knows at once.',
  },
  {
    question: 'What makes a good story?',
    answer:
      'One event, with names, a place and what was said. Ten short true ones are better than one long summary. Both “I” and “she” work.',
  },
  {
    question: 'What happens on the day a time vault unlocks?',
    answer:
      'You can open it, and each recipient gets a mail with a private link to watch it, if mail is set up here. Until then nobody can see it. You can delete it at any time, and then it is gone.',
  },
  {
    question: 'How long does a film of my story take?',
    answer:
      'A life of some pages takes about a minute or two. You may leave the page: it is made on the server, and is there when you return.',
  },
  {
    question: 'My photo cannot be shown. Is it lost?',
    answer:
      'No. Some kinds, such as HEIC from phones, cannot be shown in every browser. The original is kept byte for byte, and you can download it.',
  },
  {
    question: 'Can it speak and listen in my language?',
    answer:
      'Companions answer in English and Portuguese, and so do the built-in voices. Dictating a message listens for English, in browsers that can.',
  },
] as const;

export default function HelpPage() {
  return (
    <DocumentLayout title="Help Center" lead="Short answers to what people ask first.">
      {questions.map(({ question, answer }) => (
        <DocumentSection key={question} title={question}>
          <p>{answer}</p>
        </DocumentSection>
      ))}
      <DocumentSection title="Something else?">
        <p>
          Write to us: <Link href="/feedback">feedback and other ways to reach us</Link>.
        </p>
      </DocumentSection>
    </DocumentLayout>
  );
}
