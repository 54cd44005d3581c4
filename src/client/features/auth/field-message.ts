/** In the order of the form. */
export const authFieldNames = ['name', 'email', 'password'] as const;

export interface FieldMessage {
  /** `root` is the form as a whole. */
  field: (typeof authFieldNames)[number] | 'root';
  message: string;
}
