import type { RoleName } from '@sextant/contracts/abilities'

type RoleWords = {
  name: string
  /** One line: what somebody with this role sees and may do. */
  sees: string
  /** Whether the role can be limited to clients of an agency: never, if wanted, or it always is. */
  clients: 'never' | 'optional' | 'required'
}

const owner: RoleWords = {
  name: 'Owner',
  sees: 'Everything, also the audit log and handing the organization over.',
  clients: 'never',
}
const administrator: RoleWords = {
  name: 'Administrator',
  sees: 'Everything an owner may, but the audit log and handing over.',
  clients: 'never',
}

/** The twelve roles in plain words. What each may do is decided by the server; these lines only say it. */
const ROLE_WORDS: Record<RoleName, RoleWords> = {
  agency_owner: owner,
  agency_admin: administrator,
  account_manager: {
    name: 'Account manager',
    sees: 'Runs their clients’ work with agents, campaigns and outputs. For the person the client calls.',
    clients: 'optional',
  },
  creative_strategist: {
    name: 'Creative strategist',
    sees: 'May do what an account manager may. For whoever makes the plans and the content.',
    clients: 'optional',
  },
  sme_owner: owner,
  sme_admin: administrator,
  marketing_manager: {
    name: 'Marketing manager',
    sees: 'Every agent, campaign and output, and the business profile. No settings, no members.',
    clients: 'never',
  },
  guest: {
    name: 'Guest',
    sees: 'The branded portal of their clients, where they approve and write. For people who look in now and then.',
    clients: 'required',
  },
  client_viewer: {
    name: 'Client viewer',
    sees: 'The same portal as a guest. For the client’s own team.',
    clients: 'required',
  },
  client_stakeholder: {
    name: 'Client stakeholder',
    sees: 'A dashboard of the work for their clients; approves and writes. For whoever decides at the client.',
    clients: 'required',
  },
  client_collaborator: {
    name: 'Client collaborator',
    sees: 'The same dashboard as a stakeholder. For whoever works along at the client day by day.',
    clients: 'required',
  },
  viewer: {
    name: 'Viewer',
    sees: 'A dashboard to look at. Approves nothing, writes nothing, changes nothing.',
    clients: 'optional',
  },
}

/** Owners are made by handing over or by a change of role, never by an invitation. */
export const isOwnerRole = (role: RoleName): boolean =>
  role === 'agency_owner' || role === 'sme_owner'

// These look on; an organization in their hands would have nobody who works in it.
const LOOKING_ON = new Set([
  'guest',
  'client_viewer',
  'client_stakeholder',
  'client_collaborator',
  'viewer',
])
/** Whether somebody with this role works in the organization, and could own it. */
export const isWorkingRole = (role: string): boolean => !LOOKING_ON.has(role)

/** The words for a role of the wire; a name this version does not know is shown as it is. */
export const roleWords = (name: string): RoleWords =>
  name in ROLE_WORDS ? ROLE_WORDS[name as RoleName] : { name, sees: '', clients: 'never' }
