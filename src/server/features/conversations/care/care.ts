/** Heartwood's own answer, in place of the persona's. */
export interface Care {
  /** The answer to a message that shows intent of self-harm; undefined for any other message. */
  answerCrisis(
    message: string,
    acceptLanguage: string | undefined,
  ): { content: string } | undefined;
}
