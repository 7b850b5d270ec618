import { createSSRApp, h, nextTick, ref, type VNode } from 'vue';

const count = ref(0);

globalThis.partnerApp = {
  start(html) {
    const template = document.createElement('template');
    template.innerHTML = html;
    const view = () => h('section', { 'data-count': count.value }, drawn(template.content));
    createSSRApp({ render: view }).mount('#here');
  },
  draw() {
    count.value += 1;
    void nextTick();
  },
  swap() {},
};

function drawn(parent: Node): (VNode | string)[] {
  return [...parent.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
    return h(node.localName, Object.fromEntries(attributes), drawn(node));
  });
}
