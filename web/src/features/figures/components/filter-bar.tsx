import type { FiguresView } from '@sextant/contracts/figures/view'
import { useId } from 'react'
import { CopyButton } from '@/ui/patterns/copy-button.tsx'
import type { AddressFilter, ChangeFilter } from '../filter.ts'
import { channelLabel, COMPARE_WORDS, sayLength, sayPeriod, sourceLabel } from '../words.ts'
import { FilterCell } from './filter-cell.tsx'
import { PeriodField } from './period-field.tsx'

type FilterBarProps = {
  view: FiguresView
  filter: AddressFilter
  change: ChangeFilter
  /** A page of one campaign has no choice of campaigns. */
  fixed?: 'campaign'
}

/** Which figures: the same object on every page, and in the address. */
export function FilterBar({ view, filter, change, fixed }: FilterBarProps) {
  const { choices, before, period } = view
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] overflow-hidden rounded-md border border-line-strong bg-surface max-md:grid-cols-2 print:hidden">
      <PeriodField period={period} last={view.as_of} change={change} />
      <Choice
        label="Compare with"
        value={filter.compare}
        shown={
          before
            ? `${COMPARE_WORDS[view.compare]}, ${sayLength(before.days)}`
            : COMPARE_WORDS[view.compare]
        }
        onChange={compare => change({ compare })}
        options={Object.entries(COMPARE_WORDS)}
        title={before ? sayPeriod(before) : undefined}
      />
      {fixed !== 'campaign' && (
        <Choice
          label="Campaign"
          value={filter.campaign_id ?? ''}
          onChange={campaign_id => change({ campaign_id })}
          options={[
            ['', `All ${choices.campaigns.length || ''}`.trim()],
            ...choices.campaigns.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
      <Choice
        label="Channel"
        value={filter.channel ?? ''}
        onChange={channel => change({ channel })}
        options={[
          ['', `All ${choices.channels.length || ''}`.trim()],
          ...choices.channels.map(id => [id, channelLabel(id)] as const),
        ]}
      />
      <Choice
        label="Source"
        value={filter.source ?? ''}
        onChange={source => change({ source })}
        options={[
          ['', `All ${choices.sources.length || ''}`.trim()],
          ...choices.sources.map(id => [id, sourceLabel(id)] as const),
        ]}
      />
      <span className="grid place-items-center border-b border-line px-3 py-2">
        <CopyButton
          size="sm"
          text={window.location.href}
          refused="Copy the address of this page instead."
        >
          Copy link
        </CopyButton>
      </span>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  /** Instead of the chosen option's own words. */
  shown?: string
  title?: string | undefined
}

/** A field of the bar: its name above, what is chosen below, the platform's own list on top of both. */
function Choice({ label, value, options, onChange, shown, title }: ChoiceProps) {
  const id = useId()
  const chosen = options.find(([option]) => option === value)?.[1]
  return (
    <FilterCell
      label={<label htmlFor={id}>{label}</label>}
      shown={shown ?? chosen ?? 'All'}
      title={title}
    >
      <select
        id={id}
        value={value}
        onChange={event => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </FilterCell>
  )
}
