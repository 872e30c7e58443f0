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
  ai_providers: 'Language model',
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
  ai_providers: 'the language model',
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
  'ai.provider_set': 'Set the language model',
  'ai.provider_removed': 'Removed the language model',
  'ai.cap_set': 'Set the language-model budget',
  resent: 'Sent again',
  'role.changed': 'Changed a role',
  'email.changed': 'Changed their email address',
}

/** "agent_outputs" and "second_factor.removed" as words, when nobody has written better ones. */
export const plainly = (raw: string) => raw.replace(/[._-]+/g, ' ').trim()
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A kind of record in a sentence: "a campaign". */
export const thingWords = (entity: string): string => THINGS[entity] ?? plainly(entity)
export const kindWords = (entity: string): string => KINDS[entity] ?? capital(plainly(entity))
export const actionWords = (action: string): string => ACTIONS[action] ?? capital(plainly(action))
