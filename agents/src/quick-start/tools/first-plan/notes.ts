import type { FirstAsset, FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import { ASSET_WORDS } from '@sextant/contracts/quick-start/first-plan-words'
import type { Note } from '../../../rendering/paper.ts'

/** What stands in words beside the calendar. */
export function notes({
  positioning,
  backing,
  person,
  asset,
  moreTexts = [],
  leftOut,
}: FirstPlanBody): Note[] {
  const quote = person.quote ? [{ label: 'In their words', value: person.quote }] : []
  return [
    { label: 'What you are, in one sentence', value: positioning },
    ...backing.map(value => ({ label: 'What speaks for it', value })),
    ...quote,
    ...[asset ?? [], ...moreTexts].flat().flatMap(textToSend),
    ...(leftOut ? [{ label: 'Not in these days', value: leftOut }] : []),
  ]
}

function textToSend({ form, subject, lines, from, fill = [], move }: FirstAsset): Note[] {
  const { name: place } = ASSET_WORDS[form]
  const name = move ? `For move ${move}, ${place.toLowerCase()}` : place
  return [
    ...(subject ? [{ label: `${name}: subject`, value: subject }] : []),
    ...lines.map(value => ({ label: name, value })),
    { label: `${name}: from`, value: { text: from, sources: [] } },
    ...(fill.length > 0
      ? [
          {
            label: 'Fill in before you send it',
            value: { text: `${fill.join(', ')}.`, sources: [] },
          },
        ]
      : []),
  ]
}
