import { describe, expect, it } from 'vitest';
import { formTips } from './form-tips';

describe('Form tips', () => {
  it.each(Object.entries(formTips))('are three or four for %s, all different', (_, tips) => {
    expect([3, 4]).toContain(tips.length);
    expect(new Set(tips).size).toBe(tips.length);
  });

  it('are short, and calm', () => {
    for (const tip of Object.values(formTips).flat()) {
      expect(tip.length).toBeLessThanOrEqual(110);
      expect(tip).toMatch(/^[A-Z].*[.]$/);
    }
  });
});
