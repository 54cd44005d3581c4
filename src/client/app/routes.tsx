import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { RequireUser } from './require-user.tsx';

const LandingPage = lazy(async () => ({
  default: (await import('#client/pages/landing/landing-page.tsx')).LandingPage,
}));
const AuthPage = lazy(async () => ({
  default: (await import('#client/pages/auth/auth-page.tsx')).AuthPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('#client/pages/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const TrainingPage = lazy(async () => ({
  default: (await import('#client/pages/training/training-page.tsx')).TrainingPage,
}));
const ChatPage = lazy(async () => ({
  default: (await import('#client/pages/chat/chat-page.tsx')).ChatPage,
}));
const MyStoryPage = lazy(async () => ({
  default: (await import('#client/pages/my-story/my-story-page.tsx')).MyStoryPage,
}));
const StoryViewerPage = lazy(async () => ({
  default: (await import('#client/pages/story-viewer/story-viewer-page.tsx')).StoryViewerPage,
}));
const StoryScenesPage = lazy(async () => ({
  default: (await import('#client/pages/story-viewer/story-scenes-page.tsx')).StoryScenesPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('#client/pages/auth/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('#client/pages/auth/reset-password-page.tsx')).ResetPasswordPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('#client/pages/account/account-page.tsx')).AccountPage,
}));
const FeedbackPage = lazy(async () => ({
  default: (await import('#client/pages/feedback/feedback-page.tsx')).FeedbackPage,
}));
const TimeVaultPage = lazy(async () => ({
  default: (await import('#client/pages/time-vault/time-vault-page.tsx')).TimeVaultPage,
}));
const MemoryVaultPage = lazy(async () => ({
  default: (await import('#client/pages/memory-vault/memory-vault-page.tsx')).MemoryVaultPage,
}));
const VaultLinkPage = lazy(async () => ({
  default: (await import('#client/pages/vault-link/vault-link-page.tsx')).VaultLinkPage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import('#client/pages/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
}));
const AboutPage = lazy(async () => ({
  default: (await import('#client/pages/documents/about-page.tsx')).AboutPage,
}));
const HelpPage = lazy(async () => ({
  default: (await import('#client/pages/documents/help-page.tsx')).HelpPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('#client/pages/documents/privacy-page.tsx')).PrivacyPage,
}));
const TermsPage = lazy(async () => ({
  default: (await import('#client/pages/documents/terms-page.tsx')).TermsPage,
}));
const SecurityPage = lazy(async () => ({
  default: (await import('#client/pages/documents/security-page.tsx')).SecurityPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('#client/pages/not-found/not-found-page.tsx')).NotFoundPage,
}));

/** Every screen and its address. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <LandingPage />
      </Route>
      <Route path="/auth">
        <AuthPage />
      </Route>
      <Route path="/dashboard">
        <RequireUser>
          <DashboardPage />
        </RequireUser>
      </Route>
      <Route path="/training/:ancestorId">
        {({ ancestorId }) => (
          <RequireUser>
            <TrainingPage key={ancestorId} ancestorId={ancestorId} />
          </RequireUser>
        )}
      </Route>
      <Route path="/chat/:ancestorId">
        {({ ancestorId }) => (
          <RequireUser>
            <ChatPage key={ancestorId} ancestorId={ancestorId} />
          </RequireUser>
        )}
      </Route>
      <Route path="/my-story">
        <MyStoryPage />
      </Route>
      <Route path="/story-viewer/:storyId">
        {({ storyId }) => (
          <RequireUser>
            <StoryViewerPage key={storyId} storyId={storyId} />
          </RequireUser>
        )}
      </Route>
      <Route path="/story-viewer/:storyId/scenes">
        {({ storyId }) => (
          <RequireUser>
            <StoryScenesPage key={storyId} storyId={storyId} />
          </RequireUser>
        )}
      </Route>
      <Route path="/forgot-password">
        <ForgotPasswordPage />
      </Route>
      <Route path="/reset-password/:token">
        {({ token }) => <ResetPasswordPage token={token} />}
      </Route>
      <Route path="/account">
        <RequireUser>
          <AccountPage />
        </RequireUser>
      </Route>
      <Route path="/feedback">
        <FeedbackPage />
      </Route>
      <Route path="/time-vault">
        <RequireUser>
          <TimeVaultPage />
        </RequireUser>
      </Route>
      <Route path="/memory-vault">
        <MemoryVaultPage />
      </Route>
      <Route path="/vault/:token">
        {({ token }) => <VaultLinkPage key={token} token={token} />}
      </Route>
      <Route path="/confirm-email/:token">
        {({ token }) => <ConfirmEmailPage key={token} token={token} />}
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route path="/help">
        <HelpPage />
      </Route>
      <Route path="/privacy">
        <PrivacyPage />
      </Route>
      <Route path="/terms">
        <TermsPage />
      </Route>
      <Route path="/security">
        <SecurityPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
