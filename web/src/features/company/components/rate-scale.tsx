import { chipWords } from '@sextant/contracts/company/attribute-words'
import { ToggleGroup } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { cn } from '@/ui/cn.ts'
import type { Judgment, Scale } from '../ratings.ts'

type RateScaleProps = {
  /** What is judged, and of what. */
  label: string
  name: string
  scale: Scale
  value: Judgment | null
  onChange: (value: Judgment | null) => void
}

const STEP =
  'grid h-(--control-sm) min-w-7 cursor-pointer place-items-center border border-line-strong bg-surface text-caption font-medium text-ink-2 not-first:-ml-px first:rounded-l-md last:rounded-r-md hover:bg-act-soft hover:text-ink focus-visible:z-[1] data-[state=on]:z-[1] data-[state=on]:border-act data-[state=on]:bg-act-soft data-[state=on]:font-semibold data-[state=on]:text-ink data-[state=on]:outline-1 data-[state=on]:-outline-offset-2 data-[state=on]:outline-act pointer-coarse:h-11'

const wordsOf = (value: Judgment): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return chipWords(value)
  return value ? 'Yes' : 'No'
}

/** One judgment, one tap; a second tap on it takes it back, and a digit gives it by the keyboard. */
export function RateScale({ label, name, scale, value, onChange }: RateScaleProps) {
  const { attribute, values } = scale
  const isInWords = typeof values[0] !== 'number'
  const choose = (words: string) =>
    onChange(values.find(candidate => wordsOf(candidate) === words) ?? null)
  const byKey = (event: KeyboardEvent) => {
    const typed = values.find(candidate => keyOf(candidate) === event.key.toLowerCase())
    if (typed !== undefined) onChange(typed === value ? null : typed)
  }
  return (
    <div className="grid min-w-0 gap-1 max-sm:grow" data-scale={attribute}>
      <span aria-hidden className="flex justify-between gap-3 leading-4 text-ink-3">
        <span className="truncate">{label}</span>
        {value === null && <span className="whitespace-nowrap">not rated</span>}
      </span>
      <ToggleGroup.Root
        type="single"
        orientation="horizontal"
        aria-label={`${label}: ${name}`}
        value={value === null ? '' : wordsOf(value)}
        onValueChange={choose}
        onKeyDown={byKey}
        className="grid auto-cols-fr grid-flow-col"
      >
        {values.map(candidate => (
          <ToggleGroup.Item
            key={wordsOf(candidate)}
            value={wordsOf(candidate)}
            className={cn(STEP, isInWords ? 'px-3' : 'sm:px-1')}
          >
            {wordsOf(candidate)}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}

/** "4", "y", "n". Ten has no key of its own, nor have words that begin alike. */
function keyOf(value: Judgment): string | null {
  if (typeof value === 'string') return null
  return typeof value === 'number' ? String(value) : wordsOf(value).charAt(0).toLowerCase()
}
