import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { type FactKind, KIND_NAMES } from '@sextant/contracts/company/kinds'
import { XIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { Button } from '@/ui/primitives/button.tsx'
import type { CardRow as Row } from '../card-rows.ts'
import { completedBy } from '../known-rows.ts'
import type { RowFields } from '../row-fields.ts'
import { Chips } from './chips.tsx'
import { FactField } from './fact-field.tsx'
import { RowField } from './row-field.tsx'
import { NameNotes, RowName, rowNameId } from './row-name.tsx'

export type CardRowProps = {
  kind: FactKind
  row: Row
  /** From 1. */
  place: number
  fields: RowFields
  /** The fields the question is after. */
  asked: readonly string[]
  /** The row above says what the columns are. */
  isLabelled: boolean
  wrong: Readonly<Record<string, string>>
  currency: string
  /** Facts that this one may be about. */
  others: readonly CompanyFactRow[]
  onChange: (row: Row) => void
  /** Absent for the only row. */
  onRemove?: (() => void) | undefined
  /** The name was left: what is a sentence can become one. */
  onNamed: () => void
  /** Enter: on to the next row. */
  onNext: () => void
}

const rowPlaceId = (row: Row): string => `row-${row.id}-place`

/** Into the first field of a row. */
export const focusRow = (row: Row): void =>
  document.getElementById(rowPlaceId(row))?.querySelector<HTMLElement>('input, select')?.focus()

const BESIDE = {
  1: '@md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
  2: '@md:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]',
  3: '@md:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]',
  4: '@md:grid-cols-4 @xl:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]',
} as const

/** One fact as it is filled in: its name, what stands beside it, its sort below. */
export function CardRow(props: CardRowProps) {
  const { kind, row, place, fields, wrong, currency, onChange } = props
  const { beside } = fields
  const name = row.label.trim() || `row ${place}`
  const standing = completedBy(row, kind, props.others)
  const isFilled = ({ attribute }: { attribute: string }): boolean =>
    Boolean(row.draft[attribute] || wrong[attribute])
  const isBare = fields.isTable && !fields.more.some(isFilled)
  const fill = (attribute: string, raw: string | string[]) =>
    onChange({ ...row, draft: { ...row.draft, [attribute]: raw } })
  const keys = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (!isInField || event.nativeEvent.isComposing) return
    event.preventDefault()
    props.onNext()
  }
  return (
    // The keys of all its fields come by here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={rowPlaceId(row)}
      className={cn(
        'grid min-w-0 gap-2 border-line px-3.5 pt-2.5 pb-3 not-first:border-t',
        fields.isTable && '@md:pb-2.5',
      )}
      onKeyDown={keys}
    >
      <legend className="sr-only">
        {KIND_NAMES[kind].one}, {name}
      </legend>
      <div
        className={cn(
          'grid grid-cols-2 gap-2',
          BESIDE[beside.length as keyof typeof BESIDE] ?? '@md:grid-cols-1',
          fields.isTable && '@md:items-end',
        )}
      >
        <div
          className={cn(
            'grid min-w-0 content-start gap-1',
            'col-span-full',
            beside.length === 4 ? '@xl:col-span-1' : '@md:col-span-1',
          )}
        >
          <RowName {...props} standing={standing} />
        </div>
        {beside.map(({ attribute, control }) => (
          <RowField
            key={attribute}
            kind={kind}
            attribute={attribute}
            control={control}
            draft={row.draft}
            onChange={raw => fill(attribute, raw)}
            wrong={wrong[attribute]}
            currency={currency}
            row={name}
            isLabelled={props.isLabelled}
          />
        ))}
      </div>
      {wrong.label && (
        <p id={`${rowNameId(row)}-wrong`} className="text-caption text-bad">
          {wrong.label}
        </p>
      )}
      {row.of === undefined && <NameNotes {...props} standing={standing} />}
      {!isBare && <Below {...props} name={name} fill={fill} />}
    </fieldset>
  )
}

type BelowProps = CardRowProps & {
  name: string
  fill: (attribute: string, raw: string | string[]) => void
}

/** The sort, what else can be said, and the way to take the row out. */
function Below(props: BelowProps) {
  const { kind, row, fields, asked, wrong, currency, others, onRemove, name, fill } = props
  const [open, setOpen] = useState(false)
  const { sort, more } = fields
  const chosen = sort ? row.draft[sort.attribute] : ''
  const shown = open
    ? more
    : more.filter(
        ({ attribute }) => asked.includes(attribute) || row.draft[attribute] || wrong[attribute],
      )
  return (
    <>
      <div
        className={cn(
          'flex items-start justify-between gap-x-2 max-md:flex-wrap',
          !sort && '-mb-2',
        )}
      >
        {sort?.control.as === 'chips' ? (
          <Chips
            label={`${attributeWords(kind, sort.attribute)}: ${name}`}
            options={sort.control.options}
            value={typeof chosen === 'string' ? chosen : ''}
            onChange={value => fill(sort.attribute, value)}
            keyed
          />
        ) : (
          <span />
        )}
        <span className="-mr-2 ml-auto flex shrink-0">
          {more.length > 0 && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={open}
              aria-label={`More about ${name}`}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Less' : 'More'}
            </Button>
          )}
          {onRemove && (
            <Button
              size="icon-sm"
              variant="quiet"
              aria-label={`Take out ${name}`}
              title="Take out"
              onClick={onRemove}
            >
              <XIcon aria-hidden />
            </Button>
          )}
        </span>
      </div>
      {shown.length > 0 && (
        <div className="grid gap-3 @md:grid-cols-2">
          {shown.map(({ attribute, control }) => (
            <FactField
              key={attribute}
              kind={kind}
              attribute={attribute}
              control={control}
              draft={row.draft}
              onChange={fill}
              wrong={wrong[attribute]}
              currency={currency}
              others={others}
            />
          ))}
        </div>
      )}
    </>
  )
}
