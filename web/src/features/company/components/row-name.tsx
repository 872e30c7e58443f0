import { factWords } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { cn } from '@/ui/cn.ts'
import { Input } from '@/ui/primitives/input.tsx'
import { type CardRow as Row, renamed } from '../card-rows.ts'
import { ROW_WORDS } from '../card-words.ts'
import { Chips } from './chips.tsx'

/** Where the name of a row is typed. */
export const rowNameId = (row: Row): string => `row-${row.id}`

type NameProps = {
  kind: FactKind
  row: Row
  wrong: Readonly<Record<string, string>>
  currency: string
  /** All that stands, for the names of what a fact is about. */
  others: readonly CompanyFactRow[]
  /** The fact that bears the name already. */
  standing: CompanyFactRow | undefined
  /** The row above says what the columns are. */
  isLabelled: boolean
  onChange: (row: Row) => void
  /** The name was left: what is a sentence can become one. */
  onNamed: () => void
}

/** The name of a row: typed, or that of the fact whose fields are asked for. */
export function RowName(props: NameProps) {
  const { kind, row, wrong, currency, others, standing, isLabelled, onChange, onNamed } = props
  const words = ROW_WORDS[kind].name
  if (row.of !== undefined)
    return (
      <>
        <span
          aria-hidden
          className={cn(
            'truncate text-caption leading-4 font-medium text-ink-3',
            isLabelled ? 'hidden' : 'max-@md:hidden',
          )}
        >
          {words}
        </span>
        <p className="flex flex-col @md:min-h-(--control) justify-center leading-5">
          <strong className="font-semibold wrap-anywhere">{row.label}</strong>
          {standing && <Known fact={standing} others={others} currency={currency} />}
        </p>
      </>
    )
  return (
    <>
      <label
        htmlFor={rowNameId(row)}
        className="truncate text-caption leading-4 font-medium text-ink-3"
      >
        {words}
      </label>
      <Input
        id={rowNameId(row)}
        autoComplete="off"
        value={row.label}
        aria-invalid={wrong.label ? true : undefined}
        aria-describedby={wrong.label ? `${rowNameId(row)}-wrong` : undefined}
        onChange={event => onChange(renamed(row, event.target.value))}
        onBlur={onNamed}
      />
    </>
  )
}

type KnownProps = { fact: CompanyFactRow; others: readonly CompanyFactRow[]; currency: string }

const KNOWN_SHOWN = 2

/** What is known of it already, in short. */
function Known({ fact, others, currency }: KnownProps) {
  const labelOf = (id: string) => others.find(other => other.id === id)?.label
  const words = factWords(fact, { currency, labelOf }).slice(0, KNOWN_SHOWN)
  if (words.length === 0) return null
  return (
    <span className="cap wrap-anywhere">
      {words.map(({ name, value }) => `${name} ${value}`).join(', ')}
    </span>
  )
}

/** What happens to a name: it is too long and others are offered, or it stands already. */
export function NameNotes({
  row,
  standing,
  onChange,
}: Pick<NameProps, 'row' | 'standing' | 'onChange'>) {
  const { said, names = [] } = row
  const isOpen = said === row.label.trim()
  return (
    <output className="grid gap-1.5 text-caption text-ink-2 empty:hidden">
      {isOpen && <span>Please shorten it, or take one of these:</span>}
      {said && !isOpen && (
        <span>
          Your words are kept: <q className="book wrap-anywhere italic">{said}</q>
        </span>
      )}
      {said && names.length > 0 && (
        <Chips
          label="Names from your words"
          options={names}
          value={row.label}
          onChange={name => name && onChange(renamed(row, name))}
          asWritten
        />
      )}
      {standing && <span>This adds to “{standing.label}”, which you told already.</span>}
    </output>
  )
}
