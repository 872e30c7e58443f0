/** What is asked about: a campaign or a deliverable. */
export type Subject = { campaign_id: string } | { output_id: string }

/** Under which keys questions for approval are cached. What asks again when they change is said by the queries themselves (client/changed.ts). */
export const approvalKeys = {
  of: (subject: Subject) => ['approvals', subject] as const,
  answering: (organizationId: string, clientId: string | null) =>
    ['approvals', 'answering', organizationId, clientId] as const,
} as const
