import {
  CAMPAIGN_FIELDS,
  type CampaignFieldKind,
  campaignFieldNames,
  CLEARABLE_FIELDS,
  LISTED_FIELDS,
  UPDATABLE_FIELDS,
} from '@sextant/contracts/campaigns/field-list'

const COLUMN_TYPES: Record<CampaignFieldKind, string> = {
  name: 'text',
  text: 'text',
  level: 'integer',
  amount: 'bigint',
  spent: 'bigint',
  day: 'date',
  list: 'text[]',
  status: 'text',
}
/** Kinds that a row carries as something else than the column holds. */
const ROW_TYPES: Partial<Record<CampaignFieldKind, string>> = {
  amount: 'float8',
  spent: 'float8',
  day: 'text',
}

const rowField = (field: keyof typeof CAMPAIGN_FIELDS): string => {
  const type = ROW_TYPES[CAMPAIGN_FIELDS[field]]
  return type ? `c.${field}::${type} as ${field}` : `c.${field}`
}

/** A reach as a condition on client_id. The calls stand in scalar subqueries, so that each is made once per statement. */
const reach = (wide: string, clients: string): string =>
  `((select ${wide}) or client_id = any ((select ${clients})::uuid[]))`

/**
 * What SQL files write as `:name` or `:name(argument)`. The planner needs the conditions inline, and nobody should copy them:
 * so they are put in while migrating.
 */
const PLACEHOLDERS: Record<string, (argument: string) => string> = {
  /** The person works for the row's client, or in the whole organization. */
  working_reach: () => reach('app.works_in_organization()', 'app.working_client_ids()'),
  /** Any role of the person lets them see the row's client. */
  visible_reach: () => reach('app.sees_organization()', 'app.visible_client_ids()'),
  /** The person has the ability, in the organization or for the row's client. */
  may: ability => reach(`app.may('${ability}')`, `app.clients_where_may('${ability}')`),
  campaign_fields: () => campaignFieldNames().join(', '),
  /** Of public.update_campaign. */
  campaign_arguments: () =>
    UPDATABLE_FIELDS.map(
      field => `p_${field} ${COLUMN_TYPES[CAMPAIGN_FIELDS[field]]} default null`,
    ).join(',\n  '),
  /** Those arguments as keys and values. */
  campaign_given: () => UPDATABLE_FIELDS.map(field => `'${field}', p_${field}`).join(',\n    '),
  campaign_clearable: () => CLEARABLE_FIELDS.map(field => `'${field}'`).join(', '),
  campaign_list_fields: () => LISTED_FIELDS.map(rowField).join(',\n    '),
  campaign_row_fields: () => campaignFieldNames().map(rowField).join(',\n    '),
}

// Not a cast (::), not an assignment (:=), not a slice.
const PLACEHOLDER = /(?<![:\w]):([a-z_]+)(?:\(([a-z.-]+)\))?/g

/** The text of a SQL file with its placeholders replaced; what is no placeholder of ours stays. */
export const expanded = (text: string): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string, argument: string | undefined) =>
    Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name]!(argument ?? '') : whole,
  )
