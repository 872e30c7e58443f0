import type { Table } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import type { SevenSElement, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import { NO_PAIRS, SEVEN_S_WORDS } from '@sextant/contracts/strategy/seven-s-words'
import { NOT_RATED } from '../../../core/not-rated.ts'

const text = (label: string) => ({ label, numeric: false })
const number = (label: string) => ({ label, numeric: true })

export function tables({ body }: DeliverableOf<'mckinsey-7s'>): Table[] {
  return [
    {
      title: 'The seven elements',
      columns: [
        text('Element'),
        number('Today (1–5)'),
        number('Needed (1–5)'),
        number('Gap'),
        text('How it is'),
        text('What the cards show'),
        text('What brings it on'),
      ],
      rows: body.elements.map(elementRow),
    },
    {
      title: 'How the pairs fit',
      columns: [text('Pair'), number('Alignment (1–5)'), text('Because')],
      rows: pairRows(body.pairs),
    },
  ]
}

const elementRow = (element: SevenSElement): (string | number)[] => [
  element.name,
  element.current ?? NOT_RATED,
  element.target ?? NOT_RATED,
  element.gap ?? NOT_RATED,
  element.today?.text ?? SEVEN_S_WORDS[element.id].gap,
  element.signs.map(sign => sign.text).join(' '),
  element.toBe?.text ?? '',
]

/** Those that are rated, the worst first; how many are not stands below. */
function pairRows(pairs: readonly SevenSPair[]): Table['rows'] {
  const rated = pairs.filter(({ alignment }) => alignment !== null)
  if (rated.length === 0) return [['All pairs', NOT_RATED, NO_PAIRS]]
  const rows = rated
    .toSorted((a, b) => (a.alignment ?? 0) - (b.alignment ?? 0))
    .map(pair => [nameOf(pair), pair.alignment ?? NOT_RATED, pair.because?.text ?? ''])
  const open = pairs.length - rated.length
  return open === 0 ? rows : [...rows, [`${open} further pairs`, NOT_RATED, '']]
}

const nameOf = ({ a, b }: SevenSPair): string =>
  `${SEVEN_S_WORDS[a].name} and ${SEVEN_S_WORDS[b].name.toLowerCase()}`
