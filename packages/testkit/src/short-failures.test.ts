import { describe, expect, it } from 'vitest';

const page = `<main>${'<p>Filler</p>'.repeat(4000)}<h1 class="big">Day 63</h1>${'<p>More</p>'.repeat(1000)}</main>`;

function failureOf(assertion: () => void): Error & { actual?: unknown } {
  try {
    assertion();
  } catch (failure) {
    return failure as Error;
  }
  throw new Error('it passed');
}

describe('A failure about a long text', () => {
  it('prints the text around the closest match', () => {
    const { message, actual } = failureOf(() => expect(page).toContain('<h1 class="big">Day 64'));
    expect(message).toMatch(/^expected '<h1 class="big">Day 64' in a text of \d+ characters/);
    expect(message).toMatch(/<h1 class="big">Day 63<\/h1><p>More/);
    expect(message.length).toBeLessThan(500);
    expect(actual).toBeUndefined();
  });

  it('prints the text around what should not be there', () => {
    const { message } = failureOf(() => expect(page).not.toContain('Day 63'));
    expect(message).toMatch(/^expected no 'Day 63' in .*<h1 class="big">Day 63<\/h1>/);
    expect(message.length).toBeLessThan(500);
  });

  it('prints the beginning if nothing of the expected text is there', () => {
    expect(failureOf(() => expect(page).toContain('§')).message).toMatch(/… <main><p>Filler/);
  });
});

it('A passing assertion, short texts and lists behave as without the plugin', () => {
  expect(page).toContain('Day 63');
  expect(page).not.toContain('Day 64');
  expect(['one']).toContain('one');
  expect(failureOf(() => expect('short').toContain('long')).message).toBe(
    "expected 'short' to contain 'long'",
  );
});
