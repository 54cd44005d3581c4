/** The birthplace, from the line of the system prompt that starts with 'Born in:'. */
export function birthplace(systemPrompt: string | null): string {
  const line = systemPrompt?.split('\n').find((text) => text.trimStart().startsWith('Born in:'));
  return line?.trimStart().slice('Born in:'.length).trim() || 'Nationality unknown';
}
