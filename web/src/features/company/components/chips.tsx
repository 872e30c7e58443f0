import { CheckIcon } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { chipWords } from '@sextant/contracts/company/attribute-words'
import { Kbd } from '@/ui/primitives/kbd.tsx'

const CHIP =
  'inline-flex h-(--control-sm) cursor-pointer items-center gap-1.5 rounded-md border border-line-strong bg-surface px-2.5 text-caption font-medium text-ink hover:border-act hover:bg-act-soft data-[state=on]:border-act data-[state=on]:bg-act-soft [&_svg]:hidden [&_svg]:size-3.5 [&_svg]:text-act data-[state=on]:[&_svg]:block pointer-coarse:h-11'

/** A sort of a closed list, with one tap; a second tap takes it back. */
export function Chips({
  label,
  options,
  value,
  onChange,
  asWritten = false,
  keyed = false,
}: {
  /** What is being chosen, for those who only hear it. */
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
  /** The options are somebody's own words, not those of a list. */
  asWritten?: boolean
  /** The first nine can also be chosen by their number, while one of them has the focus. */
  keyed?: boolean
}) {
  const choose = (event: KeyboardEvent) => {
    const option = keyed && /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined
    if (option) onChange(option === value ? '' : option)
  }
  return (
    <ToggleGroup.Root
      type="single"
      onKeyDown={choose}
      aria-label={label}
      value={value}
      onValueChange={onChange}
      className="flex flex-wrap gap-1.5"
    >
      <Items options={options} asWritten={asWritten} keyed={keyed} />
    </ToggleGroup.Root>
  )
}

/** The same for several at once. */
export function ManyChips({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
}) {
  return (
    <ToggleGroup.Root
      type="multiple"
      aria-label={label}
      value={[...value]}
      onValueChange={onChange}
      className="flex flex-wrap gap-1.5"
    >
      <Items options={options} />
    </ToggleGroup.Root>
  )
}

const KEYS = 9

function Items({
  options,
  asWritten = false,
  keyed = false,
}: {
  options: readonly string[]
  asWritten?: boolean
  keyed?: boolean
}) {
  return options.map((option, index) => (
    <ToggleGroup.Item key={option} value={option} className={CHIP}>
      <CheckIcon aria-hidden />
      {asWritten ? option : chipWords(option)}
      {keyed && index < KEYS && (
        <Kbd className="max-md:hidden pointer-coarse:hidden">{index + 1}</Kbd>
      )}
    </ToggleGroup.Item>
  ))
}
