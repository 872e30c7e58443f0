// Which classes set the same property, for the merge in cn.ts. The library's own table is eight kilobytes on every first page and knows
// all of Tailwind; this one knows what we use. cn.test.ts holds the two against each other for every class in the sources.

const any = () => true
const number = (value: string) => /^\[?\d/.test(value)
const arbitrary = (value: string) => value.startsWith('[')
const SIDES = ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'] as const
const ALIGN = ['start', 'end', 'center', 'between', 'around', 'evenly', 'stretch', 'baseline', 'normal']
const LINES = ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none']

/** One group a prefix, whatever stands behind it: w-9, w-full, w-[3em]. */
const whatever = (...prefixes: string[]) => Object.fromEntries(prefixes.map(prefix => [prefix, [{ [prefix]: ['', any] }]]))
const sided = (prefix: string, sides: readonly string[], separator = '') => whatever(prefix, ...sides.map(side => `${prefix}${separator}${side}`))

export const classGroups = {
  'display': ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'table', 'inline-table', 'grid', 'inline-grid', 'contents', 'list-item', 'flow-root', 'hidden'],
  'sr': ['sr-only', 'not-sr-only'],
  'position': ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  'visibility': ['visible', 'invisible', 'collapse'],
  ...whatever('z', 'order', 'basis', 'grow', 'shrink', 'size', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'aspect', 'opacity', 'cursor', 'appearance', 'select', 'resize', 'touch', 'pointer-events', 'whitespace', 'leading', 'tracking', 'align', 'underline-offset', 'line-clamp', 'list', 'object', 'accent', 'fill', 'box-decoration', 'float', 'clear'),
  'table-layout': [{ table: ['auto', 'fixed'] }],
  ...whatever('overflow', 'overflow-x', 'overflow-y', 'overscroll', 'overscroll-x', 'overscroll-y'),
  ...whatever('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'),
  ...sided('p', SIDES),
  ...sided('m', SIDES),
  ...sided('scroll-m', SIDES),
  ...sided('gap', ['x', 'y'], '-'),
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['nowrap', 'wrap', 'wrap-reverse'] }],
  'flex': [{ flex: [any] }],
  ...whatever('grid-cols', 'grid-rows', 'grid-flow', 'auto-cols', 'auto-rows', 'col-start', 'col-end', 'row-start', 'row-end', 'col', 'row'),
  'justify-content': [{ justify: ALIGN }],
  ...whatever('justify-items', 'justify-self', 'items', 'self', 'place-content', 'place-items', 'place-self'),
  'align-content': [{ content: ALIGN }],
  'content': [{ content: ['none', arbitrary] }],
  // Our sizes are named, not numbered.
  'font-size': [{ text: ['mark', 'caption', 'body', 'read', 'title', 'display', 'hero', 'base', number] }],
  'text-align': [{ text: ['left', 'center', 'right', 'justify', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-color': [{ text: [any] }],
  'font-weight': [{ font: ['thin', 'extralight', 'light', 'normal', 'medium', 'semibold', 'bold', 'extrabold', 'black', number] }],
  'font-family': [{ font: [any] }],
  'font-style': ['italic', 'not-italic'],
  'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
  'decoration-style': [{ decoration: ['solid', 'dashed', 'dotted', 'double', 'wavy'] }],
  'decoration-width': [{ decoration: ['auto', 'from-font', number] }],
  'decoration-color': [{ decoration: [any] }],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'figures': ['proportional-nums', 'tabular-nums'],
  'wrap': [{ wrap: ['break-word', 'anywhere', 'normal'] }],
  'bg': [{ bg: [any] }],
  ...sided('rounded', ['t', 'r', 'b', 'l'], '-'),
  'border-style': [{ border: LINES }],
  ...Object.fromEntries(['', ...SIDES.map(side => `-${side}`)].flatMap(side => [[`border-w${side}`, [{ [`border${side}`]: ['', number] }]], [`border-color${side}`, [{ [`border${side}`]: [any] }]]])),
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'outline-style': [{ outline: LINES }],
  'outline-width': [{ outline: ['', number] }],
  'outline-color': [{ outline: [any] }],
  ...whatever('outline-offset', 'shadow', 'brightness', 'transition', 'duration', 'delay', 'ease', 'animate', 'rotate', 'scale', 'translate', 'translate-x', 'translate-y'),
  'stroke-width': [{ stroke: [number] }],
  'stroke': [{ stroke: [any] }],
}
