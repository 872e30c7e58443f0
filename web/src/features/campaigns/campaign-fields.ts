import { CAMPAIGN_TYPES, MARKETING_CHANNELS } from '@sextant/contracts/catalogue'
import type { CampaignFields } from '@sextant/contracts/campaigns/fields'

export type FieldKey = keyof CampaignFields
/** text: one line; long: several; list: short entries one beside the other; money: dollars; priority: 0 to 10. */
type FieldKind = 'text' | 'long' | 'list' | 'money' | 'date' | 'status' | 'priority'

export type FieldEntry = {
  key: FieldKey
  label: string
  kind: FieldKind
  hint?: string
  suggestions?: readonly string[]
  placeholder?: string
}
type FieldGroup = { id: string; title: string; note: string; fields: readonly FieldEntry[] }

/** Every field of a campaign in the order of the form. The form, the page of a campaign and the merge of two edits follow it. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    id: 'basics',
    title: 'Basics',
    note: 'Only the name is needed to begin.',
    fields: [
      { key: 'name', label: 'Name', kind: 'text', placeholder: 'Spring tune-up drive' },
      {
        key: 'description',
        label: 'Description',
        kind: 'long',
        hint: 'What it is about, in a few sentences',
      },
      { key: 'campaign_type', label: 'Type', kind: 'text', suggestions: CAMPAIGN_TYPES },
      { key: 'status', label: 'Status', kind: 'status' },
      {
        key: 'priority_level',
        label: 'Priority',
        kind: 'priority',
        hint: '0 to 10; 10 comes first',
      },
    ],
  },
  {
    id: 'money',
    title: 'Money and dates',
    note: 'With a budget and both dates, Sextant watches the pace of spending.',
    fields: [
      {
        key: 'budget_cents',
        label: 'Budget',
        kind: 'money',
        hint: 'US dollars; empty when none is set',
      },
      { key: 'spent_cents', label: 'Spent so far', kind: 'money', hint: 'US dollars' },
      { key: 'start_date', label: 'Start', kind: 'date' },
      { key: 'end_date', label: 'End', kind: 'date' },
    ],
  },
  {
    id: 'audience',
    title: 'Audience and channels',
    note: 'Whom it speaks to, and where.',
    fields: [
      { key: 'target_audience', label: 'Target audience', kind: 'long' },
      {
        key: 'target_personas',
        label: 'Personas',
        kind: 'list',
        hint: 'Enter adds one; a pasted column becomes one a line. The same in every list.',
        placeholder: 'Commuter who rides daily',
      },
      {
        key: 'geographic_target',
        label: 'Area',
        kind: 'text',
        placeholder: 'Within 5 miles of the shop',
      },
      {
        key: 'marketing_channels',
        label: 'Channels',
        kind: 'list',
        suggestions: MARKETING_CHANNELS,
      },
    ],
  },
  {
    id: 'goals',
    title: 'Goals and measures',
    note: 'What should be different afterwards, and how one will know.',
    fields: [
      {
        key: 'goals',
        label: 'Goals',
        kind: 'list',
        hint: 'Set now, with the campaign; objectives can be changed later.',
        placeholder: 'Fill the slow weeks in March',
      },
      {
        key: 'objectives',
        label: 'Objectives',
        kind: 'list',
        placeholder: '60 tune-ups booked by 31 March',
      },
      {
        key: 'success_metrics',
        label: 'Success measures',
        kind: 'list',
        placeholder: 'Bookings a week',
      },
    ],
  },
  {
    id: 'content',
    title: 'Content',
    note: 'The themes it keeps coming back to.',
    fields: [
      {
        key: 'content_pillars',
        label: 'Content pillars',
        kind: 'list',
        placeholder: 'Safety before summer',
      },
    ],
  },
  {
    id: 'competition',
    title: 'Competition and tags',
    note: 'What others do meanwhile, and words to find it by.',
    fields: [
      { key: 'competitor_context', label: 'Competitors', kind: 'long' },
      { key: 'tags', label: 'Tags', kind: 'list' },
    ],
  },
]

export const FIELDS: readonly FieldEntry[] = FIELD_GROUPS.flatMap(group => group.fields)
