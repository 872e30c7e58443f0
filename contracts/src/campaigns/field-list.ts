/**
 * Every field that a person writes on a campaign, in the order of the form, and its kind. The contract (fields.ts), the SQL
 * (database/src/placeholders.ts) and the form (web/src/features/campaigns) follow this list.
 */
export const CAMPAIGN_FIELDS = {
  name: 'name',
  description: 'text',
  campaign_type: 'text',
  priority_level: 'level',
  budget_cents: 'amount',
  spent_cents: 'spent',
  start_date: 'day',
  end_date: 'day',
  marketing_channels: 'list',
  geographic_target: 'text',
  target_audience: 'text',
  goals: 'list',
  success_metrics: 'list',
  objectives: 'list',
  content_pillars: 'list',
  target_personas: 'list',
  competitor_context: 'text',
  tags: 'list',
  status: 'status',
} as const

export type CampaignField = keyof typeof CAMPAIGN_FIELDS
type KindOf<F extends CampaignField> = (typeof CAMPAIGN_FIELDS)[F]
export type CampaignFieldKind = KindOf<CampaignField>
export type CampaignFieldOf<K extends CampaignFieldKind> = {
  [F in CampaignField]: KindOf<F> extends K ? F : never
}[CampaignField]

/** Kinds of which a campaign may have none; the others always have a value. */
export const CLEARABLE_KINDS = ['text', 'amount', 'day'] as const
type ClearableField = CampaignFieldOf<(typeof CLEARABLE_KINDS)[number]>
/** What an update may empty. */
export const CLEARABLE_FIELDS = campaignFieldNames().filter((field): field is ClearableField =>
  (CLEARABLE_KINDS as readonly string[]).includes(CAMPAIGN_FIELDS[field]),
)
/** Goals are set when a campaign is created; an update takes objectives, as the specification writes it. */
export const UPDATABLE_FIELDS = campaignFieldNames().filter(
  (field): field is Exclude<CampaignField, 'goals'> => field !== 'goals',
)

/** What lists show of a campaign; the rest is asked for with the campaign itself. */
export const LISTED_FIELDS = [
  'name',
  'campaign_type',
  'priority_level',
  'budget_cents',
  'spent_cents',
  'start_date',
  'end_date',
  'status',
] as const satisfies readonly CampaignField[]

export type ListedField = (typeof LISTED_FIELDS)[number]

export function campaignFieldNames(): CampaignField[] {
  return Object.keys(CAMPAIGN_FIELDS) as CampaignField[]
}
