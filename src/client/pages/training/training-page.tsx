import { useLocation } from 'wouter';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { BackToDashboard } from '#client/features/training/training-header.tsx';
import { TrainingSkeleton } from '#client/features/training/training-skeleton.tsx';
import { useTrainedAncestor } from '#client/features/training/use-trained-ancestor.ts';
import { useTraining } from '#client/features/training/use-training.ts';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { AncestorNotFound } from '../ancestor-not-found.tsx';
import { LoadedTraining } from './loaded-training.tsx';

export default function TrainingPage({ ancestorId }: { ancestorId: string }) {
  const user = useSignedInUser();
  const [, navigate] = useLocation();
  const ancestor = useTrainedAncestor(ancestorId);
  const training = useTraining(ancestorId);
  useDocumentTitle(ancestor.data ? `Training: ${ancestor.data.name}` : 'Training');

  const retry = () => {
    for (const query of [ancestor, training]) if (!query.data) void query.refetch();
  };
  const show = () => {
    if (ancestor.data && training.data) {
      return (
        <LoadedTraining
          user={{ id: user.id, name: user.isSample ? '' : user.name }}
          ancestor={ancestor.data}
          training={training.data}
          onCompleted={() => navigate('/dashboard')}
        />
      );
    }
    const error = ancestor.error ?? training.error;
    if (!error) return <TrainingSkeleton />;
    if (isNotThere(error)) return <AncestorNotFound />;
    return (
      <ErrorState
        headingLevel="h1"
        title="The training could not be loaded"
        onRetry={retry}
        retrying={ancestor.isFetching || training.isFetching}
        action={<BackToDashboard />}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  };
  return (
    <>
      <AppBar />
      <PageBody className="pb-0 sm:pb-0">{show()}</PageBody>
    </>
  );
}

/** 400: an address that is no id at all. */
function isNotThere(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
