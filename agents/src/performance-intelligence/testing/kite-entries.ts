import type { FigureEntry } from '@sextant/contracts/figures/routes'
import type { FiguresKnown } from '../../figures/known.ts'
import { kiteFigures } from './kites.ts'

/** The shop’s figures as a program tells them: a line a day and channel. */
export function kiteEntries(
  known: FiguresKnown | Parameters<typeof kiteFigures>[0],
): FigureEntry[] {
  const { figures } = 'figures' in known ? known : kiteFigures(known)
  const lines = new Map<string, FigureEntry>()
  for (const { day, channel, measure, value } of figures) {
    const key = `${day} ${channel}`
    const line = lines.get(key) ?? {
      day,
      channel: channel as 'meta-ads',
      currency: 'GBP',
      values: {},
    }
    lines.set(key, { ...line, values: { ...line.values, [measure]: value } })
  }
  return [...lines.values()]
}
