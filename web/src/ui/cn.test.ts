import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './cn.ts'

const ROOT = join(import.meta.dirname, '..')
const MODIFIERS = /^(?:[^:[\]]+(?:\[[^\]]*\])?:|\[[^\]]*\]:|\*{1,2}:)+/
const STRINGS = /(['"`])((?:(?!\1)[^\\])*)\1/g

// Words of our own code that are also the names of classes we do not use.
const OTHER_WORDS = new Set(['filter'])

/** The library with its whole table, taught the names of our own sizes and shadow. */
const whole = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['mark', 'caption', 'body', 'read', 'title', 'display', 'hero'] }],
      shadow: [{ shadow: ['float'] }],
    },
  },
})

/** Every Tailwind class in the sources, without its modifiers. */
function classesInUse(): string[] {
  const words = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: ROOT }).filter(
    path => path !== 'ui/class-groups.ts',
  )) {
    for (const [, , text] of readFileSync(join(ROOT, file), 'utf8').matchAll(STRINGS)) {
      for (const word of text!.split(/[\s'"]+/))
        words.add(word.replace(MODIFIERS, '').replaceAll('!', ''))
    }
  }
  // What the library knows, it recognises as a repetition of itself.
  return [...words].filter(
    word =>
      !OTHER_WORDS.has(word) &&
      /^[a-z-][^{}<>$;]*$/.test(word) &&
      whole(`${word} ${word}`) === word,
  )
}

/** The classes in rows of which none drops another: what a row loses to a class behind it, it loses to that class alone. */
function peacefulRows(classes: readonly string[]): string[] {
  const rows: string[] = []
  for (const one of classes) {
    const at = rows.findIndex(row => whole(`${row} ${one}`) === `${row} ${one}`)
    if (at === -1) rows.push(one)
    else rows[at] += ` ${one}`
  }
  return rows
}

test('of any two classes in the sources the small table drops what the whole one drops', () => {
  const classes = classesInUse()
  expect(classes.length).toBeGreaterThan(500)
  const rows = peacefulRows(classes)
  expect(rows.flatMap(row => row.split(' ')).toSorted()).toEqual(classes.toSorted())
  const differ = classes.flatMap(last =>
    rows
      .map(row => `${row} ${last}`)
      .filter(all => cn(all) !== whole(all))
      .map(all => `${all} → ${cn(all)}`),
  )
  expect(differ).toEqual([])
}, 180_000)

test('modifiers keep classes apart, and the later one wins', () => {
  expect(cn('px-2 max-md:px-4 px-3', { 'text-ink-2': true }, 'text-caption text-ink')).toBe(
    'max-md:px-4 px-3 text-caption text-ink',
  )
  expect(cn('size-6', 'size-9', undefined, false)).toBe('size-9')
})
