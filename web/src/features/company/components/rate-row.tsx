import { attributeWords } from '@sextant/contracts/company/attribute-words'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import { cn } from '@/ui/cn.ts'
import { isWide, type Judgment, type RateRow as Row } from '../ratings.ts'
import type { useRate } from '../use-rate.ts'
import { RateScale } from './rate-scale.tsx'

type RateRowProps = {
  row: Row
  isFirstOfKind: boolean
  valueOf: ReturnType<typeof useRate>['valueOf']
  onRate: (attribute: string, value: Judgment | null) => void
}

/** Where the words of a card are too long for a column. */
const SHORT: Readonly<Record<string, string>> = {
  bearing: 'Helps or hurts',
  heading: 'Direction',
  valuable: 'Valuable',
  organized: 'Organized',
}

/** A fact with its scales. */
export function RateRow({ row, isFirstOfKind, valueOf, onRate }: RateRowProps) {
  const { kind, name, fact, scales } = row
  const isNarrow = scales.length === 1 && !scales.some(isWide)
  return (
    <li className="border-line not-first:border-t">
      {isFirstOfKind && <h3 className="px-3.5 pt-2.5 text-ink-3">{KIND_NAMES[kind].many}</h3>}
      <div
        className={cn(
          'grid gap-x-4 gap-y-1.5 px-3.5 py-2.5',
          isNarrow
            ? 'grid-cols-[minmax(0,1fr)_auto] items-end max-sm:grid-cols-1'
            : scales.length === 2 && '@lg:grid-cols-[minmax(0,1fr)_auto] @lg:items-start',
        )}
      >
        <p className={cn('min-w-0 wrap-anywhere', isNarrow && 'sm:pb-1')}>
          <strong className="text-body leading-5 font-semibold">{name}</strong>
          {fact?.status === 'proposed' && (
            <span className="ml-2 text-ink-3">read, a tap confirms it</span>
          )}
        </p>
        <div
          className={cn(
            'flex flex-wrap gap-x-3.5 gap-y-2',
            scales.length > 3 && 'grid grid-cols-2',
          )}
        >
          {scales.map(scale => (
            <RateScale
              key={scale.attribute}
              label={SHORT[scale.attribute] ?? attributeWords(kind, scale.attribute).split(',')[0]!}
              name={name}
              scale={scale}
              value={valueOf(row, scale.attribute)}
              onChange={value => onRate(scale.attribute, value)}
            />
          ))}
        </div>
      </div>
    </li>
  )
}
