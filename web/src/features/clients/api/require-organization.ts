/** What changes or removes belongs to an organization, or is not sent at all. */
export function requireOrganization(organizationId: string | null): string {
  if (!organizationId) throw new Error('Organization ID is required')
  return organizationId
}
