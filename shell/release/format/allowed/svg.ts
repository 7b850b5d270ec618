import type { Attributes } from './attributes.ts';

/**
 * The elements of SVG, without anything that runs, moves, links or contains HTML. Of MathML,
 * nothing is allowed.
 */
export const SVG_ELEMENTS: readonly string[] = [
  ...['circle', 'clipPath', 'defs', 'desc', 'ellipse', 'filter', 'g', 'line', 'linearGradient'],
  ...['marker', 'mask', 'path', 'pattern', 'polygon', 'polyline', 'radialGradient', 'rect', 'stop'],
  ...['svg', 'symbol', 'text', 'textPath', 'title', 'tspan', 'use'],
  ...['feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feGaussianBlur', 'feMerge'],
  ...['feMergeNode', 'feOffset'],
];

/**
 * Attributes of all SVG elements, besides those that are allowed everywhere. They are one list,
 * because an element ignores attributes that belong to other elements.
 */
export const SVG_ATTRIBUTES: Attributes = {
  ...drawn('clip-path clip-rule color color-interpolation color-interpolation-filters'),
  ...drawn('direction dominant-baseline fill fill-opacity fill-rule filter flood-color'),
  ...drawn('flood-opacity font-family font-size font-style font-weight height letter-spacing'),
  ...drawn('lighting-color marker-end marker-mid marker-start mask opacity overflow paint-order'),
  ...drawn('pathLength pointer-events shape-rendering stop-color stop-opacity stroke'),
  ...drawn('stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit'),
  ...drawn('stroke-opacity stroke-width text-anchor text-decoration text-rendering transform'),
  ...drawn('transform-origin vector-effect visibility width word-spacing x y'),

  // Of shapes, texts and pictures.
  ...drawn('cx cy d dx dy lengthAdjust method points preserveAspectRatio r rotate rx ry side'),
  ...drawn('spacing startOffset textLength version viewBox x1 x2 y1 y2'),
  // Of what shapes refer to.
  ...drawn('clipPathUnits fr fx fy gradientTransform gradientUnits markerHeight markerUnits'),
  ...drawn('markerWidth maskContentUnits maskUnits offset orient patternContentUnits'),
  ...drawn('patternTransform patternUnits refX refY spreadMethod'),
  // Of filters.
  ...drawn('edgeMode filterUnits in in2 k1 k2 k3 k4 mode operator primitiveUnits result'),
  ...drawn('stdDeviation type values'),

  ...{ focusable: 'words', href: 'local', 'xlink:href': 'local', xmlns: 'text' },
  'xmlns:xlink': 'text',
};

function drawn(names: string): Attributes {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'drawn'] as const));
}
