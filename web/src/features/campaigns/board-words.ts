import type { DndContextProps } from '@dnd-kit/core'
import type { CampaignListRow } from '@sextant/contracts/rows'
import { statusLabel } from './campaign-status.ts'

/** What a screen reader is told while a card moves. */
export function boardWords(
  campaigns: readonly CampaignListRow[],
): NonNullable<DndContextProps['accessibility']> {
  const named = (key: unknown) =>
    campaigns.find(campaign => campaign.id === key)?.name ?? 'The campaign'
  const column = (key: unknown) => (typeof key === 'string' ? statusLabel(key) : 'no column')
  return {
    screenReaderInstructions: {
      draggable:
        'Press space to lift the campaign, left and right to choose a column, space to put it down, escape to leave it where it was.',
    },
    announcements: {
      onDragStart: ({ active }) => `${named(active.id)} lifted.`,
      onDragOver: ({ active, over }) => `${named(active.id)} is over ${column(over?.id)}.`,
      onDragEnd: ({ active, over }) =>
        over
          ? `${named(active.id)} put down in ${column(over.id)}.`
          : `${named(active.id)} stays where it was.`,
      onDragCancel: ({ active }) => `${named(active.id)} stays where it was.`,
    },
  }
}
