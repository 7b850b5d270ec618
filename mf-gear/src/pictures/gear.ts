export default {
  alt: 'Gear',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#171b24"/><circle cx="1100" cy="420" r="300" fill="#1f4fff"/></svg>',
};
