import { z } from 'zod';

/** Public facts about this installation: contact addresses and the engines in use. */
export const about = z.object({
  supportEmail: z.string(),
  supportPhone: z.string(),
  ai: z.object({
    text: z.string().describe("'offline', or the provider that messages are sent to"),
    image: z.string(),
    speech: z.string(),
  }),
});
export type About = z.infer<typeof about>;
