export { defineElement } from './defineElement.ts';
export { sectionEmbed } from './sectionEmbed.ts';
