import { expect, it } from 'vitest';
import { toForm } from './save-training.ts';

it('sends lists as JSON text, the rest as text, and leaves out what is not there', () => {
  const picture = new File(['x'], 'rosa.png', { type: 'image/png' });
  const form = toForm(
    { fullName: 'Rosa', openness: 8, commonPhrases: ['Eat first'], updatedAt: null },
    picture,
  );
  expect([...form.keys()]).toEqual(['fullName', 'openness', 'commonPhrases', 'profileImage']);
  expect(form.get('openness')).toBe('8');
  expect(form.get('commonPhrases')).toBe('["Eat first"]');
  expect(form.get('profileImage')).toBeInstanceOf(File);
});
