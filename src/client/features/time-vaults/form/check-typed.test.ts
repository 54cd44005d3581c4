import { describe, expect, it } from 'vitest';
import { checkTyped } from './check-typed.ts';
import { emptyVault } from './typed-vault.ts';

const good = { ...emptyVault, title: 'For Nora', unlockYears: '1' };
const problemsOf = (changes: Partial<typeof good>) => {
  const checked = checkTyped({ ...good, ...changes });
  return 'problems' in checked ? checked.problems : {};
};

describe('what is typed about a vault', () => {
  it('is taken with its recipients as a list, and an empty period as none', () => {
    const recipients = ' nora@example.com,, Tom@example.com ,NORA@example.com,';
    expect(checkTyped({ ...good, unlockYears: '', unlockMonths: '3', recipients })).toEqual({
      fields: {
        title: 'For Nora',
        description: '',
        unlockYears: 0,
        unlockMonths: 3,
        recipientEmails: ['nora@example.com', 'Tom@example.com'],
      },
    });
  });

  it('is refused field by field, all at once', () => {
    expect(problemsOf({ title: '  ', unlockYears: '0', unlockMonths: '0' })).toEqual({
      title: 'Title is required',
      unlockMonths: 'At least one time period must be specified',
    });
    expect(
      problemsOf({
        title: 'x'.repeat(101),
        description: 'x'.repeat(501),
        unlockYears: '51',
        unlockMonths: '12',
      }),
    ).toEqual({
      title: 'Title must be less than 100 characters',
      description: 'Description must be less than 500 characters',
      unlockYears: 'Maximum 50 years',
      unlockMonths: 'Maximum 11 months',
    });
  });

  it('is taken up to the very bounds, and in whole numbers only', () => {
    const most = { title: 'x'.repeat(100), description: 'x'.repeat(500) };
    expect(problemsOf({ ...most, unlockYears: '50', unlockMonths: '11' })).toEqual({});
    for (const wrong of ['-1', '1.5']) {
      expect(problemsOf({ unlockYears: wrong })).toHaveProperty('unlockYears');
      expect(problemsOf({ unlockMonths: wrong })).toHaveProperty('unlockMonths');
    }
  });

  it('names the recipient that is no address, and counts them', () => {
    expect(problemsOf({ recipients: 'nora@example.com, tom@, x' }).recipients).toMatch(
      /^“tom@” is not an email address/,
    );
    const many = Array.from({ length: 21 }, (_, index) => `r${index}@example.com`);
    expect(problemsOf({ recipients: many.join(',') }).recipients).toBe(
      'A vault can have at most 20 recipients',
    );
    expect(problemsOf({ recipients: many.slice(1).join(',') })).toEqual({});
  });
});
