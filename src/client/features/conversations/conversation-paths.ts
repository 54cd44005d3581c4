export const conversationsPath = (userId: string, ancestorId: string) =>
  `/api/users/${userId}/conversations?ancestorId=${ancestorId}`;
export const messagesPath = (conversationId: string) =>
  `/api/conversations/${conversationId}/messages`;
export const replyPath = (conversationId: string, messageId: string) =>
  `${messagesPath(conversationId)}/${messageId}/reply`;

/** Of the conversation that is shown with somebody, in the query cache. */
export const openConversationKey = ({
  userId,
  ancestorId,
}: {
  userId: string;
  ancestorId: string;
}) => [conversationsPath(userId, ancestorId), 'open'] as const;
