/** What search engines and shared links say of each page that anybody may see, by its path. */
export const pageDescriptions: Record<string, string> = {
  '/': "Keep your family's people: their stories, their voices, and a conversation with what they left you.",
  '/auth': 'Sign in to Heartwood, or create an account to begin your family history.',
  '/forgot-password': 'Have a link mailed to you to choose a new password for Heartwood.',
  '/feedback': 'Tell us what you think of Heartwood, and what you miss.',
  '/about': 'What Heartwood is, who makes it, its licence and its source.',
  '/help': 'How to do things in Heartwood, step by step.',
  '/privacy': 'What Heartwood stores, what leaves the machine it runs on, and when.',
  '/terms': 'The terms of using Heartwood.',
  '/security': 'How Heartwood protects what your family entrusts to it.',
};
