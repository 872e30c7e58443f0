import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups } from './class-groups.ts'

const sides = (prefix: string, rest: readonly string[]) => rest.map(side => `${prefix}${side}`)
const spacing = (prefix: string) => ({
  [prefix]: sides(prefix, ['x', 'y', 's', 'e', 't', 'r', 'b', 'l']),
  [`${prefix}x`]: sides(prefix, ['r', 'l']),
  [`${prefix}y`]: sides(prefix, ['t', 'b']),
})

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  // A class for everything takes the place of earlier ones for a part; never the other way round.
  conflictingClassGroups: {
    overflow: ['overflow-x', 'overflow-y'],
    overscroll: ['overscroll-x', 'overscroll-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['basis', 'grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    size: ['w', 'h'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    translate: ['translate-x', 'translate-y'],
    rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
    'border-w': sides('border-w', ['-x', '-y', '-s', '-e', '-t', '-r', '-b', '-l']),
    'border-w-x': ['border-w-r', 'border-w-l'],
    'border-w-y': ['border-w-t', 'border-w-b'],
    'border-color': sides('border-color', ['-x', '-y', '-s', '-e', '-t', '-r', '-b', '-l']),
    'border-color-x': ['border-color-r', 'border-color-l'],
    'border-color-y': ['border-color-t', 'border-color-b'],
    ...spacing('p'),
    ...spacing('m'),
    ...spacing('scroll-m'),
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: [
    '*',
    '**',
    'after',
    'backdrop',
    'before',
    'details-content',
    'file',
    'first-letter',
    'first-line',
    'marker',
    'placeholder',
    'selection',
  ],
}))

/** Joins class names; of two Tailwind classes for one property the later wins. */
export const cn = (...inputs: ClassValue[]) => merge(clsx(inputs))
