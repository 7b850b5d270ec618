export { defineElement } from './defineElement.ts';
export { type SectionEmbed, sectionEmbed } from './sectionEmbed.ts';
