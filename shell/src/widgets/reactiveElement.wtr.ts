import { css, ReactiveElement } from '@ringside/shared/embed/reactiveElement';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { ReactiveElement as LitElement, css as litCss } from 'lit';

/** The class under test, by what both have in common. */
interface Tried extends HTMLElement {
  size: unknown;
  updates: unknown[];
  isUpdatePending: boolean;
  updateComplete: Promise<unknown>;
  requestUpdate(): void;
}

class WithLit extends LitElement {
  static override styles = [litCss`:host { display: block; }`];
  static override properties = { size: {} };
  declare size: unknown;
  updates: unknown[] = [];
  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    this.updates.push(this.size);
  }
}

class WithOurs extends ReactiveElement {
  static override styles = [css`:host { display: block; }`];
  static override properties = { size: {} };
  declare size: unknown;
  updates: unknown[] = [];
  protected override update() {
    super.update();
    this.updates.push(this.size);
  }
}

afterEach(() => document.body.replaceChildren());

for (const [name, element] of [
  ['lit', WithLit],
  ['ours', WithOurs],
] as const) {
  const tag = `tried-with-${name}`;

  test(`${name}: a property that was set before the element was defined comes before its attribute`, async () => {
    document.body.innerHTML = `<${tag} size="1"></${tag}>`;
    const early = document.body.firstElementChild as Tried;
    early.size = 2;
    customElements.define(tag, element);
    await early.updateComplete;
    expect(early.size).to.equal(2);
    expect(Object.hasOwn(early, 'size')).to.equal(false);
    expect(early.updates).to.deep.equal([2]);
  });

  const place = (html: string): Tried => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as Tried;
  };

  test(`${name}: an attribute is a property, and gone when it is removed`, async () => {
    const placed = place(`<${tag} size="1"></${tag}>`);
    await placed.updateComplete;
    expect(placed.size).to.equal('1');
    placed.removeAttribute('size');
    await placed.updateComplete;
    expect(placed.size).to.equal(null);
    expect(placed.updates).to.deep.equal(['1', null]);
  });

  test(`${name}: many changes are one update, and the same value is none`, async () => {
    const placed = place(`<${tag}></${tag}>`);
    await placed.updateComplete;
    for (const size of [1, 2, 3]) placed.size = size;
    expect(placed.isUpdatePending).to.equal(true);
    await placed.updateComplete;
    placed.size = 3;
    expect(placed.isUpdatePending).to.equal(false);
    expect(placed.updates).to.deep.equal([undefined, 3]);
  });

  test(`${name}: an element that was never on a page waits until it is`, async () => {
    const made = document.createElement(tag) as Tried;
    made.size = 1;
    await new Promise((resolve) => setTimeout(resolve));
    expect(made.updates).to.deep.equal([]);
    document.body.append(made);
    await made.updateComplete;
    expect(made.updates).to.deep.equal([1]);
  });

  test(`${name}: a move keeps the shadow root and its styles`, async () => {
    const placed = place(`<${tag}></${tag}>`);
    await placed.updateComplete;
    const root = placed.shadowRoot;
    document.body.append(placed);
    await placed.updateComplete;
    expect(placed.shadowRoot === root).to.equal(true);
    expect(getComputedStyle(placed).display).to.equal('block');
  });
}
