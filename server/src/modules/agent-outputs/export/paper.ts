/** "assumed" when nothing but assumptions carries it. */
export const restsOnAssumptions = (
  sources: readonly number[],
  assumed: ReadonlySet<number>,
): boolean => sources.length > 0 && sources.every(n => assumed.has(n))

/** How the checks came out, in words. */
export const CHECK_WORDS = {
  passed: 'passed',
  repaired: 'mended before you saw it',
  shown: 'failed, left visible',
} as const

/** What the marks mean, told once under the decision. */
export const LEGEND = {
  checked: 'a source, numbered at the end',
  assumed: 'an assumption: nothing backs it yet',
} as const

/** A cell as it is printed. */
export const shown = (cell: string | number): string =>
  typeof cell === 'number'
    ? new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(cell)
    : cell

const short = (text: string, most: number): string =>
  text.length > most
    ? `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text

/** What stands at the foot of every page before its number: the company, unless the title names it, and the title. */
export const footLine = ({ company, title }: { company: string; title: string }): string =>
  title.includes(company) ? short(title, 95) : `${short(company, 40)} · ${short(title, 60)}`
