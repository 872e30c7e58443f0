import type { CampaignRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { FIELD_GROUPS, type FieldEntry } from '../campaign-fields.ts'

/** What stands in the header or the figures of the page already. */
const ELSEWHERE = new Set([
  'name',
  'status',
  'budget_cents',
  'spent_cents',
  'start_date',
  'end_date',
])

const filled = (campaign: CampaignRow, { key }: FieldEntry) => {
  const value = campaign[key]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== 0
}

type CampaignDetailsProps = {
  campaign: CampaignRow
  /** Where a persona of this name has its page; null where none is called so. */
  personaHref: (name: string) => string | null
}

/** Every field of a campaign that says something, group by group. Answers null for one with nothing but its name. */
export function CampaignDetails({ campaign, personaHref }: CampaignDetailsProps) {
  const groups = FIELD_GROUPS.map(group => ({
    ...group,
    fields: group.fields.filter(field => !ELSEWHERE.has(field.key) && filled(campaign, field)),
  })).filter(({ fields }) => fields.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="grid gap-8">
      {groups.map(group => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`} className="border-b border-line-strong pb-2 font-semibold">
            {group.title}
          </h2>
          <dl>
            {group.fields.map(field => (
              <div
                key={field.key}
                className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="text-ink-3">{field.label}</dt>
                <dd className="min-w-0 max-w-[44em] wrap-anywhere">
                  <Value
                    field={field}
                    value={campaign[field.key]}
                    hrefOf={field.key === 'target_personas' ? personaHref : nowhere}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

const nowhere = () => null

type ValueProps = {
  field: FieldEntry
  value: CampaignRow[FieldEntry['key']]
  hrefOf: (entry: string) => string | null
}

function Value({ field, value, hrefOf }: ValueProps) {
  if (!Array.isArray(value))
    return (
      <span className="whitespace-pre-line">
        {field.kind === 'priority' ? `${value} of 10` : value}
      </span>
    )
  // Words one scans stand side by side; sentences one reads stand one a line.
  if (value.every(entry => entry.length <= 28))
    return (
      <ul className="flex flex-wrap gap-1.5">
        {value.map(entry => (
          <li key={entry} className="rounded-sm bg-sunken px-2 py-0.5 text-caption">
            <Entry href={hrefOf(entry)}>{entry}</Entry>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="list-disc pl-4">
      {value.map(entry => (
        <li key={entry}>
          <Entry href={hrefOf(entry)}>{entry}</Entry>
        </li>
      ))}
    </ul>
  )
}

function Entry({ href, children }: { href: string | null; children: string }) {
  if (!href) return children
  return (
    <Link to={href} className="link">
      {children}
    </Link>
  )
}
