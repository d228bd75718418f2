import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button';

describe('Button', () => {
  it('does not submit a form unless its type is submit', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('shows its busy text while busy, and stays in the tab order', () => {
    const markup = renderToStaticMarkup(
      <Button busy busyText="Starting...">
        Start Day 1 Now!
      </Button>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled(=|>)/);
    expect(markup).toContain('Starting...');
    expect(markup).not.toContain('Start Day 1 Now!');
  });
});
