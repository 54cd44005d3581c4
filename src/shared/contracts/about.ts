import { z } from 'zod';

/** What everyone may know of this Heartwood: how to reach its people, and which engines it uses. */
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
