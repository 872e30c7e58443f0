import type { AuditRow } from '@sextant/contracts/audit/routes'
import { dollars } from '@/ui/patterns/money.ts'
import { plainly, thingWords } from './audit-words.ts'

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

/** A line of the log with what its sentence is made of. */
type Line = {
  entity: string
  detail: AuditRow['detail']
  /** "a campaign": a kind of thing. */
  thing: string
  /** What this very thing is called. */
  name: string | null
  /** Lines from before people were noted name nobody. */
  person: string | null
  role: string | null
  /** Roles in plain words; several stand in one field, by commas. */
  roles: (raw: string) => string
}

const quoted = (name: string | null) => (name ? ` “${name}”` : '')

const inBrackets = (words: string | null) => (words ? ` (${words})` : '')
const asRole = ({ role, roles }: Line) => (role ? ` as ${roles(role)}` : '')
const subject = ({ detail, thing }: Line) => quoted(said(detail, 'subject')) || ` ${thing}`

function roleChanged({ detail, person, thing, role, roles }: Line): string {
  const whom = person ?? thing
  const before = said(detail, 'before')
  if (!role) return `changed the role of ${whom}`
  return before && before !== role
    ? `changed ${whom} from ${roles(before)} to ${roles(role)}`
    : `made ${whom} ${roles(role)}`
}

/** What language models may cost for a client, and whether they see anything of it. */
function limitsChanged({ detail, name }: Line): string | null {
  const { ai_never_send: never, changed: fields } = detail
  const client = quoted(name) || ' a client'
  if (typeof never === 'boolean')
    return never
      ? `switched off sending anything of${client} to a language model`
      : `allowed sending${client} to a language model again`
  if (!Array.isArray(fields) || !fields.includes('ai_monthly_cap_cents')) return null
  return `${budgetWords(detail.ai_cap_cents)} for${client}`
}

const budgetWords = (cents: unknown): string =>
  typeof cents === 'number'
    ? `set the monthly language-model budget to ${dollars(cents)}`
    : 'took back the monthly language-model budget'

function changed({ entity, thing, detail, name }: Line): string {
  const fields = Array.isArray(detail.changed)
    ? detail.changed.filter(field => typeof field === 'string')
    : []
  const status = said(detail, 'status')
  const decision = fields.includes('status') && status ? DECISIONS[entity]?.[status] : undefined
  if (decision) return decision + quoted(name) + inBrackets(said(detail, 'reason'))
  const named = fields.map(field => plainly(field.replace(/_(id|at|by|cents)$/, '')))
  return named.length > 0
    ? `changed ${thing}${quoted(name)}: ${[...new Set(named)].join(', ')}`
    : `changed ${thing}${quoted(name)}`
}

const SENTENCES: Record<string, (line: Line) => string> = {
  invited: line => `invited ${said(line.detail, 'email') ?? 'a teammate'}${asRole(line)}`,
  revoked: line =>
    line.person
      ? `revoked the invitation of ${line.person}${asRole(line)}`
      : `revoked ${line.thing}`,
  resent: ({ person, thing }) =>
    person ? `sent ${person} the invitation again` : `sent ${thing} again`,
  'role.changed': line => roleChanged(line) + inBrackets(said(line.detail, 'client')),
  'email.changed': () => 'changed their email address',
  joined: line => `joined the team${asRole(line)}`,
  left: () => 'left the organization',
  removed: ({ person, thing }) => (person ? `removed ${person} from the team` : `removed ${thing}`),
  'ownership.transferred': ({ person }) =>
    person ? `handed ownership to ${person}` : 'handed over ownership',
  'organization.created': () => 'created the organization',
  'organization.renamed': ({ name }) => `renamed the organization${name ? ` to ${name}` : ''}`,
  'account.deleted': () => 'deleted their account',
  insert: ({ entity, thing }) =>
    `${entity === 'business_context_history' ? 'taught the agents' : 'created'} ${thing}`,
  update: line => limitsChanged(line) ?? changed(line),
  delete: ({ thing, name }) => `deleted ${thing}${quoted(name)}`,
  shared: ({ thing, name }) => `shared ${thing}${quoted(name)} with the client`,
  unshared: ({ thing }) => `stopped sharing ${thing}`,
  'approval.asked': line => `asked for approval of${subject(line)}`,
  'approval.approved': line => `approved${subject(line)}`,
  'approval.changes': line => `asked for changes to${subject(line)}`,
  'branding.changed': () => 'changed the white-label theme',
  'ai.provider_set': ({ detail }) =>
    `set ${said(detail, 'model') ?? 'an own language model'} as the organization’s own language model${detail.key_changed ? ', with a new key' : ''}`,
  'ai.provider_removed': () => 'removed the organization’s own language model and its key',
  'ai.cap_set': ({ detail }) => budgetWords(detail.cents),
}

/** What was done, as the rest of a sentence that begins with who did it: "invited ines@example.com as Viewer". roleName: a role in plain words. */
export function auditSentence(
  { action, entity, detail }: Pick<AuditRow, 'action' | 'entity' | 'detail'>,
  roleName: (role: string) => string,
): string {
  const thing = thingWords(entity)
  const sentence = SENTENCES[action]
  if (!sentence) return `${plainly(action)} (${thing})`
  return sentence({
    entity,
    detail,
    thing,
    name: said(detail, 'name') ?? said(detail, 'title'),
    person: said(detail, 'person') ?? said(detail, 'email'),
    role: said(detail, 'role_name'),
    roles: raw => raw.split(/,\s*/).map(roleName).join(' and '),
  })
}
