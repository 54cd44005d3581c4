export const conversationsPath = (userId: string, ancestorId: string) =>
  `/api/users/${userId}/conversations?ancestorId=${ancestorId}`;
export const messagesPath = (conversationId: string) =>
  `/api/conversations/${conversationId}/messages`;
export const replyPath = (conversationId: string, messageId: string) =>
  `${messagesPath(conversationId)}/${messageId}/reply`;
export const openQuestionsPath = (ancestorId: string) =>
  `/api/ancestors/${ancestorId}/open-questions`;
export const companionMemoryPath = (ancestorId: string) =>
  `/api/ancestors/${ancestorId}/companion-memory`;
export const becausePath = (messageId: string) => `/api/messages/${messageId}/because`;

/** Of the conversation that is shown with somebody, in the query cache. */
export const openConversationKey = ({
  userId,
  ancestorId,
}: {
  userId: string;
  ancestorId: string;
}) => [conversationsPath(userId, ancestorId), 'open'] as const;
