export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ours, and the same each time this very mail is tried: letters, digits, dots and dashes. */
  messageId: string;
}

/** Sends one mail to one person. Resolves once it is out of our hands, and throws MailError otherwise. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Ends what connections are open. */
  close(): Promise<void>;
}
