import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Our sizes are named, not numbered: without this list the merge takes text-caption for a colour and drops it.
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['mark', 'caption', 'body', 'read', 'title', 'display', 'hero'] }] } },
})

/** Joins class names; of two Tailwind classes for one property the later wins. */
export const cn = (...inputs: ClassValue[]) => merge(clsx(inputs))
