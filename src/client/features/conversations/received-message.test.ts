import { expect, test } from 'vitest';
import { sampleReply } from './messages.sample.ts';
import { receivedMessage } from './received-message.ts';

test('what a newer server says of a message is left out where it is not known here', () => {
  const newer = { ...sampleReply(), certainty: 'rumoured', care: 'weather' };
  expect(receivedMessage.parse(newer)).toEqual(sampleReply());
});

test('a message of a server that knows neither is read as well', () => {
  const { certainty: _certainty, care: _care, ...older } = sampleReply();
  expect(receivedMessage.parse(older)).toEqual(sampleReply());
});
