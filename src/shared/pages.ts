export interface PageRoute {
  /** In it a part with a colon stands for anything, and is handed to the page as a property. */
  path: string;
  /** Where its code is under `src/client/pages`; the default export is the page. */
  module: string;
  /** Only for signed-in users: others are led to sign in, and back. */
  requiresUser?: boolean;
  /** What search engines and shared links say of it; only public pages have one. */
  description?: string;
}

/** Every page: the browser shows, and the server preloads and describes, what is listed here. */
export const pages: readonly PageRoute[] = [
  {
    path: '/',
    module: 'landing/landing-page.tsx',
    description:
      "Keep your family's people: their stories, their voices, and a conversation with what they left you.",
  },
  {
    path: '/auth',
    module: 'auth/auth-page.tsx',
    description: 'Sign in to Heartwood, or create an account to begin your family history.',
  },
  {
    path: '/forgot-password',
    module: 'auth/forgot-password-page.tsx',
    description: 'Have a link mailed to you to choose a new password for Heartwood.',
  },
  { path: '/reset-password/:token', module: 'auth/reset-password-page.tsx' },
  { path: '/dashboard', module: 'dashboard/dashboard-page.tsx', requiresUser: true },
  { path: '/training/:ancestorId', module: 'training/training-page.tsx', requiresUser: true },
  { path: '/chat/:ancestorId', module: 'chat/chat-page.tsx', requiresUser: true },
  { path: '/my-story', module: 'my-story/my-story-page.tsx' },
  {
    path: '/story-viewer/:storyId',
    module: 'story-viewer/story-viewer-page.tsx',
    requiresUser: true,
  },
  {
    path: '/story-viewer/:storyId/scenes',
    module: 'story-viewer/story-scenes-page.tsx',
    requiresUser: true,
  },
  { path: '/account', module: 'account/account-page.tsx', requiresUser: true },
  { path: '/time-vault', module: 'time-vault/time-vault-page.tsx', requiresUser: true },
  { path: '/memory-vault', module: 'memory-vault/memory-vault-page.tsx' },
  { path: '/vault/:token', module: 'vault-link/vault-link-page.tsx' },
  { path: '/confirm-email/:token', module: 'confirm-email/confirm-email-page.tsx' },
  {
    path: '/feedback',
    module: 'feedback/feedback-page.tsx',
    description: 'Tell us what you think of Heartwood, and what you miss.',
  },
  {
    path: '/about',
    module: 'documents/about-page.tsx',
    description: 'What Heartwood is, who makes it, its licence and its source.',
  },
  {
    path: '/help',
    module: 'documents/help-page.tsx',
    description: 'How to do things in Heartwood, step by step.',
  },
  {
    path: '/privacy',
    module: 'documents/privacy-page.tsx',
    description: 'What Heartwood stores, what leaves the machine it runs on, and when.',
  },
  {
    path: '/terms',
    module: 'documents/terms-page.tsx',
    description: 'The terms of using Heartwood.',
  },
  {
    path: '/security',
    module: 'documents/security-page.tsx',
    description: 'How Heartwood protects what your family entrusts to it.',
  },
];
