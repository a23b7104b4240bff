import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';

describe('html', () => {
  it('escapes every value', () => {
    expect(html`<p title="${'"x\''}">${'<b>&</b>'}</p>`.markup).toBe(
      '<p title="&quot;x&#39;">&lt;b&gt;&amp;&lt;/b&gt;</p>',
    );
  });

  it('keeps markup it built itself', () => {
    const items = ['a', '<'].map((item) => html`<b>${item}</b>`);
    expect(html`${items}${html`<br />`}`.markup).toBe('<b>a</b><b>&lt;</b><br />');
  });
});
