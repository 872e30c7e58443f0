import * as z from 'zod'

export const ROLE_NAMES = [
  'agency_owner',
  'agency_admin',
  'account_manager',
  'creative_strategist',
  'sme_owner',
  'sme_admin',
  'marketing_manager',
  'guest',
  'client_viewer',
  'client_stakeholder',
  'client_collaborator',
  'viewer',
] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** What a person may do in a scope. SQL holds the matrix (table app.permissions); the server answers with these; the web only asks. */
export const ABILITIES = [
  'clients.manage',
  'clients.view',
  'campaigns.create',
  'campaigns.view',
  'team.manage',
  'members.manage',
  'organization.manage',
  'organization.transfer',
  'audit.view',
  'branding.manage',
  'analytics.cross-client',
  'agents.use',
  'work.view',
  'outputs.manage',
  'figures.manage',
  'documents.manage',
  'insights.manage',
  'profile.manage',
  'dashboard.stakeholder',
  'portal.view',
  'portal.ask',
  'portal.answer',
  'platform.operate',
] as const
export const ability = z.enum(ABILITIES)
export type Ability = z.infer<typeof ability>
