import { useQuery } from '@tanstack/react-query';
import { useSetResting } from '#client/features/ancestors/ancestors-api.ts';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { CompanionNote } from '#client/features/conversations/companion-note.tsx';
import { ConsentCard } from '#client/features/conversations/consent-card.tsx';
import { ConversationView } from '#client/features/conversations/conversation-view.tsx';
import { VoiceSettingsButton } from '#client/features/voice/voice-settings-button.tsx';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { urlQuery } from '#client/platform/url-query.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { PageLoading } from '#client/ui/page-loading.tsx';
import { type Ancestor, ancestor as ancestorSchema } from '#shared/contracts/ancestors.ts';
import { AncestorNotFound } from '../ancestor-not-found.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { ChatHeader } from './chat-header.tsx';
import { RestingNotice } from './resting-notice.tsx';
import { TrainingInProgress } from './training-in-progress.tsx';
import { useVoiceSlots } from './use-voice-slots.tsx';

/** A conversation with one person of the family, in whatever state they are. */
export default function ChatPage({ ancestorId }: { ancestorId: string }) {
  const query = useQuery({
    ...urlQuery(`/api/ancestors/${ancestorId}`, ancestorSchema),
    staleTime: 0,
  });
  const { data: ancestor, error } = query;
  useDocumentTitle(ancestor ? `Conversation with ${ancestor.name}` : 'Conversation');

  if (ancestor && ancestor.status !== 'training') return <OpenChat ancestor={ancestor} />;
  const show = () => {
    if (ancestor) return <TrainingInProgress ancestor={ancestor} />;
    if (!error) return <PageLoading />;
    if (error instanceof ApiError && error.status === 404) return <AncestorNotFound />;
    return (
      <ErrorState
        headingLevel="h1"
        title="The conversation could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        action={<BackToDashboard />}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  };
  return (
    <>
      <AppBar />
      <PageBody>{show()}</PageBody>
    </>
  );
}

/** Fills the window exactly, so that the input stays above a phone's keyboard. */
function OpenChat({ ancestor }: { ancestor: Ancestor }) {
  const user = useSignedInUser();
  const rest = useSetResting(user.id);
  const slots = useVoiceSlots(ancestor);
  const isResting = ancestor.status === 'resting';
  const setResting = (resting: boolean) => rest.mutate({ id: ancestor.id, resting });
  const needsConsent = ancestor.consentedAt === null && !isResting;

  return (
    <div className="fills-window flex flex-col">
      <div className="max-sm:hidden">
        <AppBar />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col"
      >
        {needsConsent ? (
          <ConsentCard ancestor={ancestor} />
        ) : (
          <ConversationView
            userId={user.id}
            ancestor={ancestor}
            onRest={() => setResting(true)}
            slots={slots}
            header={(menu) => (
              <ChatHeader
                ancestor={ancestor}
                menu={
                  <>
                    <VoiceSettingsButton personName={ancestor.name} />
                    {menu}
                  </>
                }
              />
            )}
          >
            {isResting ? (
              <RestingNotice
                ancestor={ancestor}
                waking={rest.isPending}
                onWake={() => setResting(false)}
              />
            ) : (
              <CompanionNote personName={ancestor.name} />
            )}
          </ConversationView>
        )}
      </main>
    </div>
  );
}
