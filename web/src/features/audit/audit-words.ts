import type { AuditRow } from '@sextant/contracts/audit/routes'

/** What a kind of record is called in a filter. */
const KINDS: Record<string, string> = {
  campaigns: 'Campaigns',
  agent_outputs: 'Outputs',
  business_contexts: 'Business profile',
  business_context_history: 'Insights',
  role_assignments: 'Roles',
  clients: 'Clients',
  users: 'Members',
  team_invitations: 'Team invitations',
  organizations: 'Organization',
  images: 'Pictures',
  feedback: 'Feedback',
  notification_settings: 'Notification settings',
  audit_log: 'Audit log',
  approvals: 'Approvals',
  themes: 'White label',
}

const THINGS: Record<string, string> = {
  campaigns: 'a campaign',
  agent_outputs: 'an output',
  business_contexts: 'the business profile',
  business_context_history: 'an insight',
  role_assignments: 'a member',
  clients: 'a client',
  users: 'a member',
  team_invitations: 'a team invitation',
  organizations: 'the organization',
  images: 'a picture',
  feedback: 'feedback',
  notification_settings: 'notification settings',
  audit_log: 'the audit log',
  approvals: 'an approval',
  themes: 'the white-label theme',
}

const ACTIONS: Record<string, string> = {
  insert: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  invited: 'Invited',
  revoked: 'Revoked',
  joined: 'Joined',
  left: 'Left',
  removed: 'Removed',
  'ownership.transferred': 'Handed over ownership',
  'organization.created': 'Created the organization',
  'organization.renamed': 'Renamed the organization',
  'account.deleted': 'Deleted their account',
  exported: 'Exported',
  'approval.asked': 'Asked for approval',
  'approval.approved': 'Approved',
  'approval.changes': 'Asked for changes',
  shared: 'Shared',
  unshared: 'Stopped sharing',
  'branding.changed': 'Changed the theme',
  resent: 'Sent again',
  'role.changed': 'Changed a role',
  'email.changed': 'Changed their email address',
}

/** "agent_outputs" and "second_factor.removed" as words, when nobody has written better ones. */
const plainly = (raw: string) => raw.replace(/[._-]+/g, ' ').trim()
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const kindWords = (entity: string): string => KINDS[entity] ?? capital(plainly(entity))
export const actionWords = (action: string): string => ACTIONS[action] ?? capital(plainly(action))

const said = (detail: AuditRow['detail'], key: string) =>
  typeof detail[key] === 'string' && detail[key] ? detail[key] : null

// Decisions that stand in a status are told as decisions, not as changes of a field.
const DECISIONS: Record<string, Record<string, string>> = {
  business_context_history: {
    approved: 'approved an insight',
    rejected: 'rejected an insight',
    pending: 'put an insight back for review',
  },
  campaigns: {
    active: 'started a campaign',
    paused: 'paused a campaign',
    completed: 'completed a campaign',
    archived: 'archived a campaign',
  },
  clients: { archived: 'archived a client' },
}

/** What was done, as the rest of a sentence that begins with who did it: "invited ines@example.com as Viewer". roleName: a role in plain words. */
export function auditSentence(
  row: Pick<AuditRow, 'action' | 'entity' | 'detail'>,
  roleName: (role: string) => string,
): string {
  const { action, entity, detail } = row
  const thing = THINGS[entity] ?? plainly(entity)
  const role = said(detail, 'role_name')
  const named = said(detail, 'name') ?? said(detail, 'title')
  // Lines from before people were noted name nobody.
  const person = said(detail, 'person') ?? said(detail, 'email')
  const client = said(detail, 'client')
  const as = (held: string | null) => (held ? ` as ${rolesIn(held, roleName)}` : '')
  const forClient = client ? ` (${client})` : ''
  switch (action) {
    case 'invited':
      return `invited ${said(detail, 'email') ?? 'a teammate'}${as(role)}`
    case 'revoked':
      return person ? `revoked the invitation of ${person}${as(role)}` : `revoked ${thing}`
    case 'resent':
      return person ? `sent ${person} the invitation again` : `sent ${thing} again`
    case 'role.changed':
      return roleChange(person ?? thing, said(detail, 'before'), role, roleName) + forClient
    case 'email.changed':
      return 'changed their email address'
    case 'joined':
      return `joined the team${as(role)}`
    case 'left':
      return 'left the organization'
    case 'removed':
      return `removed ${person ?? thing}${person ? ' from the team' : ''}`
    case 'ownership.transferred':
      return person ? `handed ownership to ${person}` : 'handed over ownership'
    case 'organization.created':
      return 'created the organization'
    case 'organization.renamed':
      return `renamed the organization${named ? ` to ${named}` : ''}`
    case 'account.deleted':
      return 'deleted their account'
    case 'insert':
      return `${entity === 'business_context_history' ? 'taught the agents' : 'created'} ${thing}`
    case 'delete':
      return `deleted ${thing}${quoted(named)}`
    case 'shared':
      return `shared ${thing}${quoted(named)} with the client`
    case 'unshared':
      return `stopped sharing ${thing}`
    case 'approval.asked':
      return `asked for approval of${quoted(said(detail, 'subject')) || ` ${thing}`}`
    case 'approval.approved':
      return `approved${quoted(said(detail, 'subject')) || ` ${thing}`}`
    case 'approval.changes':
      return `asked for changes to${quoted(said(detail, 'subject')) || ` ${thing}`}`
    case 'branding.changed':
      return 'changed the white-label theme'
    case 'update':
      return changeSentence(entity, thing, quoted(named), detail)
    default:
      return `${plainly(action)} (${thing})`
  }
}

const quoted = (name: string | null) => (name ? ` “${name}”` : '')

/** Several roles stand in one field, by commas. */
const rolesIn = (raw: string, roleName: (role: string) => string) =>
  raw.split(/,\s*/).map(roleName).join(' and ')

function roleChange(
  person: string,
  before: string | null,
  after: string | null,
  roleName: (role: string) => string,
): string {
  if (!after) return `changed the role of ${person}`
  return before && before !== after
    ? `changed ${person} from ${rolesIn(before, roleName)} to ${rolesIn(after, roleName)}`
    : `made ${person} ${rolesIn(after, roleName)}`
}

function changeSentence(
  entity: string,
  thing: string,
  name: string,
  detail: AuditRow['detail'],
): string {
  const fields = Array.isArray(detail.changed)
    ? detail.changed.filter(field => typeof field === 'string')
    : []
  const status = said(detail, 'status')
  const decision = fields.includes('status') && status ? DECISIONS[entity]?.[status] : undefined
  if (decision)
    return decision + name + (said(detail, 'reason') ? ` (${said(detail, 'reason')})` : '')
  const named = fields.map(field => plainly(field.replace(/_(id|at|by|cents)$/, '')))
  return named.length > 0
    ? `changed ${thing}${name}: ${[...new Set(named)].join(', ')}`
    : `changed ${thing}${name}`
}

const MINUTE = 60_000

/** Lines that tell the same of the same person within a minute become one with a number: an import writes hundreds. */
export function gather<Row extends Pick<AuditRow, 'created_at' | 'actor_id' | 'entity'>>(
  rows: readonly Row[],
  sentence: (row: Row) => string,
): { row: Row; told: string; times: number }[] {
  const lines: { row: Row; told: string; times: number }[] = []
  for (const row of rows) {
    const told = sentence(row)
    const last = lines.at(-1)
    if (
      last &&
      last.told === told &&
      last.row.actor_id === row.actor_id &&
      last.row.entity === row.entity &&
      Date.parse(last.row.created_at) - Date.parse(row.created_at) < MINUTE
    )
      last.times += 1
    else lines.push({ row, told, times: 1 })
  }
  return lines
}
