/**
 * What a page asks for as soon as somebody signed in sees it, by its address: a part with a colon stands for the same
 * part of the page's address or for the user, `:first` for what leads the list that is asked for just before it.
 * `start.js` asks for it all while the application is still on its way.
 */
export const firstCalls: Record<string, string[]> = {
  '/dashboard': ['/api/users/:userId/ancestors'],
  '/chat/:ancestorId': [
    '/api/ancestors/:ancestorId',
    '/api/users/:userId/conversations?ancestorId=:ancestorId&limit=1',
    '/api/conversations/:first/messages?limit=50',
    '/api/about',
  ],
};
