import { differs, expect, provenBy, scenario } from './table.ts';

export const socialProof = scenario({
  title: 'what the landing page claims',
  async prepare({ page }) {
    await page.goto('/');
    return {};
  },
  rows: {
    '§9 Social proof claim: 1,000+ families': ({ page }) =>
      expect(page.getByText('1,000+ families')).toBeVisible(),
  },
});

export const failedCalls = provenBy('src/client/platform/http-client.test.ts', {
  '§8 Generic: an answer that is no success becomes an error: its status, a colon and a space, its body':
    'becomes an error named by status and body',
  '§8 Generic: the status text, where the body is empty':
    'is named by its status text where the body is empty',
});

export const talking = provenBy('tests/e2e/chat.spec.ts', {
  '§5 Chat input: a message is sent only where it is not empty after trimming':
    'Enter sends, Shift+Enter starts a line, and blanks are not sent',
  '§5 Chat input: Enter sends': 'Enter sends, Shift+Enter starts a line, and blanks are not sent',
  '§5 Chat input: Shift+Enter does not send':
    'Enter sends, Shift+Enter starts a line, and blanks are not sent',
  '§5 Chat input: a message is sent only where a user exists':
    'signed out, the chat leads to the sign-in',
  '§8 Voice and chat: a failed message send stops the typing indicator': differs(
    'A failed send just stops the indicator',
    'a message that could not be sent is kept and sent again',
  ),
  "§9 Date formats: 'h:mm a' for message times":
    'a reply names its story, and the header tells years and that this is an AI',
});

export const speaking = provenBy('tests/e2e/voice.spec.ts', {
  "§8 Voice and chat: unsupported speech recognition rejects with 'Speech recognition not supported', and is only logged":
    differs(
      'The microphone does nothing where the browser hears no speech',
      'without speech recognition the microphone says so',
    ),
  '§8 Voice and chat: a failed speech synthesis is only logged, and the playing flag is reset':
    'a failure is only logged, and nothing stays pressed',
  '§8 Voice and chat: a failed recording is only logged':
    'a spoken message is written into the input, once for each recording',
  '§9 Speech recognition language: en-US':
    'a spoken message is written into the input, once for each recording',
});

export const voiceDefaults = provenBy('src/client/features/voice/voice-settings.test.ts', {
  '§9 Voice defaults: disabled, no auto-play': 'are off and silent at first',
});
